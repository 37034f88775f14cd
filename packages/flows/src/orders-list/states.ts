/** Description of each state, for the statechart. Separate from the machine so that browsers need not fetch it. */
export const ordersListStates = {
  list: 'The orders of a customer, a page at a time.',
  'list.opening': 'Takes what came with the page, or loads.',
  'list.loading': 'Loads a page; the previous one is still shown. Another request aborts this one.',
  'list.shown': 'A page is loaded; it may be empty.',
  'list.failed': 'Loading failed; it can be retried.',
  repeat: 'Repeating an order.',
  'repeat.idle': 'None.',
  'repeat.adding': 'Adds every line to the cart.',
} as const
