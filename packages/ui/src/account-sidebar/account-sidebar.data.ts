/** DOM contract of the account sidebar. */
export const accountSidebarData = {
  scope: 'account-sidebar',
  parts: {
    root: {
      'data-state': 'open · closed: state of the list on narrow screens',
      'data-hydrated': 'present: hydrated; before hydration CSS alone shows the list',
    },
    trigger: { 'data-state': 'open · closed' },
    content: { 'data-state': 'open · closed' },
    item: {},
    link: {},
    count: {},
    'sign-out': {},
  },
} as const
