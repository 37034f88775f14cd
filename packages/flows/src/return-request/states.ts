/** Description of each state, for the statechart. Separate from the machine so that browsers need not fetch it. */
export const returnRequestStates = {
  opening: 'Takes what came with the page, or loads.',
  loading: 'Loads returnable orders, requests so far and the questions.',
  failed: 'Loading failed; it can be retried.',
  deciding: 'Checks whether the selected order is returnable.',
  choosing: 'No order is chosen.',
  ineligible: 'The selected order is not returnable: not delivered, too late, or excluded goods.',
  editing: 'Lines, exchange or return, reason and comment, in any order.',
  submitting: 'The request is in flight. Submitting again is ignored.',
  submitted: 'The request was created.',
} as const
