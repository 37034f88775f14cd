/** Description of each state of the search field means, for its diagram. Separate from the machine so that browsers need not fetch it. */
export const searchStates = {
  list: 'Whether suggestions may be seen.',
  'list.closed': 'The field alone. Enter sends what is typed.',
  'list.open': 'Suggestions are shown as they come; one may be marked.',
  suggestions: 'What is offered for what is typed.',
  'suggestions.none': 'Too little is typed to ask for, or nobody has asked yet.',
  'suggestions.debouncing': 'It is being typed; what was offered before is still shown.',
  'suggestions.searching': 'Suggestions are asked for. Another letter aborts that, and so does closing the list.',
  'suggestions.found': 'There is something to offer.',
  'suggestions.empty': 'Nothing answers what is typed.',
  'suggestions.failed': 'Nobody answered; it can be tried again, and the next letter asks anyway.',
} as const
