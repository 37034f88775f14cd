/** DOM contract of the menu of actions. */
export const actionMenuData = {
  scope: 'action-menu',
  parts: {
    root: { 'data-state': 'open · closed' },
    button: { 'data-state': 'open · closed' },
    list: {
      'data-state': 'open · closed',
      'data-side': 'bottom · top: above the button where there is no room below',
      'data-align': 'start · end: from the end of the button where there is no room beside it',
    },
    item: { 'data-checked': 'present: the one of several that is in force' },
    separator: {},
  },
} as const
