/** DOM contract of the toasts. */
export const toastData = {
  scope: 'toast',
  parts: {
    region: {},
    root: { 'data-kind': 'done · error · info', 'data-state': 'open · closed' },
    text: {},
  },
} as const
