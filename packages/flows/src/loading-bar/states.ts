/** Description of each state, for the statechart. Separate from the machine so that browsers need not fetch it. */
export const loadingBarStates = {
  idle: 'Nothing loads.',
  throttled: 'Something loads, perhaps not for long: nothing is shown yet.',
  running: 'The bar grows.',
  finished: 'The bar is full and leaves.',
  failed: 'The bar is full, in the colour of errors, and leaves.',
} as const
