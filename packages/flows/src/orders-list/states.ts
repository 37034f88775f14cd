/** Description of each state, for the statechart. Separate from the machine so that browsers need not fetch it. */
export const ordersListStates = {
  list: 'The orders of a customer, a page at a time.',
  'list.opening': 'Shows what came with the page, or asks.',
  'list.loading': 'A page is asked for; the one before is still shown. Another question aborts this one.',
  'list.shown': 'A page is there; it may be empty.',
  'list.failed': 'The page could not be had; it can be tried again.',
  repeat: 'An order that is put into the cart once more.',
  'repeat.idle': 'None.',
  'repeat.adding': 'The cart is asked to take everything of it, line by line.',
} as const
