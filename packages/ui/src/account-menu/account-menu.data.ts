/** DOM contract of the account menu in the header. */
export const accountMenuData = {
  scope: 'account-menu',
  parts: {
    root: {
      'data-state': 'open · closed',
      'data-hydrated': 'present: hydrated; before hydration CSS alone shows the list',
    },
    trigger: { 'data-state': 'open · closed' },
    content: { 'data-state': 'open · closed' },
    item: {},
    link: {},
    'sign-out': {},
  },
} as const
