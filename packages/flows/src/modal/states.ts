/** Description of each state, for the statechart. Separate from the machine so that browsers need not fetch it. */
export const modalStates = {
  closed: 'No dialog.',
  open: 'One dialog. Another takes its place; every change of route closes it.',
  closing: 'The dialog is seen leaving; it takes no input any more.',
} as const
