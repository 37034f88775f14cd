/** What each state of the dialogs means, for their diagram. Not part of the machine: a browser need not fetch it. */
export const modalStates = {
  closed: 'No dialog.',
  open: 'One dialog. Another takes its place; every change of route closes it.',
  closing: 'The dialog is seen leaving; it takes no input any more.',
} as const
