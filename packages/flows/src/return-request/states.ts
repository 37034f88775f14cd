/** Description of each state, for the statechart. Separate from the machine so that browsers need not fetch it. */
export const returnRequestStates = {
  opening: 'Uses the server-rendered form, or loads it.',
  loading: 'Loads returnable orders, requests so far and the questions.',
  failed: 'Loading failed; it can be retried.',
  deciding: 'Checks whether the selected order is returnable.',
  empty: 'There are no returnable orders.',
  choosing: 'No order is selected.',
  ineligible: 'The selected order is not returnable: not delivered, too late, or excluded items.',
  editing: 'Lines, exchange or return, reason and comment, in any order.',
  submitting: 'The request is in flight. Submitting again is ignored.',
  submitted: 'The request was created.',
} as const
