/** DOM contract of the action menu. */
export const actionMenuData = {
  scope: 'action-menu',
  parts: {
    root: { 'data-state': 'open · closed' },
    trigger: { 'data-state': 'open · closed' },
    content: {
      'data-state': 'open · closed',
      'data-side': 'bottom · top: placed above the trigger when there is no room below',
      'data-align': 'start · end: aligned to the end of the trigger when it would overflow the viewport',
    },
    item: { 'data-checked': 'present: the selected item of a radio group' },
    separator: {},
  },
} as const
