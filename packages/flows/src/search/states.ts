/** Description of each state of the search field, for the statechart. Separate from the machine so that browsers need not fetch it. */
export const searchStates = {
  list: 'The popup.',
  'list.closed': 'Only the input. Enter submits it.',
  'list.open': 'Suggestions are shown; one may be active.',
  suggestions: 'Suggestions for the input.',
  'suggestions.none': 'The input is too short, or nothing was requested yet.',
  'suggestions.debouncing': 'Waits until typing pauses; previous suggestions are still shown.',
  'suggestions.searching': 'Loads suggestions. Another input or closing the popup aborts this.',
  'suggestions.found': 'There are suggestions.',
  'suggestions.empty': 'There are no suggestions.',
  'suggestions.failed': 'Loading failed; it can be retried, and the next input loads anyway.',
} as const
