/** Description of each state of the choice means, for its diagram. Separate from the machine so that browsers need not fetch it. */
export const configuratorStates = {
  selection: 'What is chosen.',
  'selection.incomplete': 'Something is still to be chosen.',
  'selection.resolved': 'One option that can be bought is chosen, or the product has none to choose from.',
  'selection.unavailable': 'What is chosen cannot be bought: it has sold out.',
  submit: 'What becomes of the order to put it into the cart.',
  'submit.idle': 'Nothing is on its way.',
  'submit.adding': 'The cart is asked to take it. Pressing again changes nothing.',
  'submit.added': 'It is in the cart; the button says so for two seconds.',
  'submit.failed': 'The cart could not take it; pressing the button tries again.',
} as const
