/** DOM contract of the toasts. */
export const toastData = {
  scope: 'toast',
  parts: {
    region: {},
    root: { 'data-variant': 'success · error · info', 'data-state': 'open · closed' },
    description: {},
    close: {},
  },
} as const
