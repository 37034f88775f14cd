/** Description of each state, for the statechart. Separate from the machine so that browsers need not fetch it. */
export const modalStates = {
  closed: 'No dialog.',
  open: 'One dialog is open. Another replaces it; navigation closes it.',
  closing: 'Exit animation; the dialog is inert.',
} as const
