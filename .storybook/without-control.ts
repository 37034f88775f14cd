/** Props by title (`*`: of every part) and name whose change cannot be seen in a still picture: no control, for this reason. */
export const withoutControl: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Forms/Combobox': {
    delay: 'Time from a key to the request.',
    source: 'A change loads the options again; the same ones come.',
  },
  'Forms/Search combobox': {
    delay: 'Time from a key to the request.',
    from: 'Number of characters from which suggestions are loaded: seen while typing.',
  },
  'Forms/Field': {
    icon: 'Replaces the sign of an error or of a valid value: the playground starts with neither.',
  },
  'Navigation/Language badge': {
    hoverDelay: 'Time until hovering opens the list.',
  },
  '*': {
    asChild: 'Takes the element of a child, which the story has to render: shown by a story of its own.',
  },
}
