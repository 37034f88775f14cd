/** Props by title (`*`: of every part) and name whose change cannot be seen in a still picture: no control, for this reason. */
export const withoutControl: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '*': {
    asChild: 'Takes the element of a child, which the story has to render: shown by a story of its own.',
  },
}
