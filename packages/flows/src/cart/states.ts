/** Description of each state, for the statechart. Separate from the machine so that browsers need not fetch it. */
export const cartStates = {
  booting: 'Restores what the last visit stored. Commands wait.',
  idle: 'No call is pending. Commands come before refreshes; offline both wait.',
  executing: 'One command is in flight; the view already includes it.',
  backoff: 'No answer: the command is retried after a delay, or as soon as the network is back.',
  refreshing: 'Loads the whole cart, or its count only. A command aborts this: its answer holds the cart too.',
  refreshBackoff: 'No answer to a refresh: it is retried after a delay. A command does not wait for that.',
} as const
