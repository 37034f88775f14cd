/** What each state of the loading bar means, for its diagram. Not part of the machine: a browser need not fetch it. */
export const loadingBarStates = {
  idle: 'Nothing loads.',
  throttled: 'Something loads, perhaps not for long: nothing is shown yet.',
  running: 'The bar grows.',
  finished: 'The bar is full and leaves.',
  failed: 'The bar is full, in the colour of errors, and leaves.',
} as const
