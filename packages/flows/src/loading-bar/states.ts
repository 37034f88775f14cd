/** Description of each state, for the statechart. Separate from the machine so that browsers need not fetch it. */
export const loadingBarStates = {
  idle: 'Nothing loads.',
  throttled: 'A load has started; nothing is shown yet.',
  running: 'The bar grows.',
  finished: 'The bar is full, then hidden.',
  failed: 'The bar is full in the error colour, then hidden.',
} as const
