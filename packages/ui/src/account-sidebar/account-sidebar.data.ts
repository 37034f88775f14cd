/** DOM contract of the account's sections. */
export const accountSidebarData = {
  scope: 'account-sidebar',
  parts: {
    root: {
      'data-state': 'open · closed: the list on a phone',
      'data-ready': 'present: scripts run; before that CSS alone shows the list',
    },
    button: { 'data-state': 'open · closed' },
    list: { 'data-state': 'open · closed' },
    item: {},
    link: {},
    count: {},
    'sign-out': {},
  },
} as const
