/** Description of each state of the choice, for the statechart. Separate from the machine so that browsers need not fetch it. */
export const configuratorStates = {
  selection: 'The chosen values.',
  'selection.incomplete': 'An attribute is not chosen yet.',
  'selection.resolved': 'One available option is chosen, or the product has no options.',
  'selection.unavailable': 'The chosen option is sold out.',
  submit: 'Adding to the cart.',
  'submit.idle': 'Nothing is being added.',
  'submit.adding': 'The cart is adding it. Submitting again is ignored.',
  'submit.added': 'Added; the button says so for two seconds.',
  'submit.failed': 'The cart rejected it; submitting retries.',
} as const
