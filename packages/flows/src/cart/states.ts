/** Description of each state, for the statechart. Separate from the machine so that browsers need not fetch it. */
export const cartStates = {
  calls: 'At most one call at a time.',
  'calls.restoring': 'Restores what the last visit stored. Commands wait.',
  'calls.idle': 'No call is pending. Commands come before refreshes; offline both wait.',
  'calls.executing': 'One command is in flight; the view already includes it.',
  'calls.backoff': 'No answer: the command is retried after a delay, or as soon as the network is back.',
  'calls.refreshing': 'Loads the whole cart, or its count only. A command aborts this: its answer holds the cart too.',
  'calls.refreshBackoff': 'No answer to a refresh: it is retried after a delay. A command does not wait for that.',
  network: 'Whether the browser has a network.',
  'network.online': 'Calls are made.',
  'network.offline': 'No new call is made: commands and refreshes wait.',
} as const
