/** DOM contract of the action menu. */
export const actionMenuData = {
  scope: 'action-menu',
  parts: {
    trigger: { 'data-state': 'open · closed' },
    content: {
      'data-state': 'open · closed',
      'data-side': 'bottom · top · left · right: beside the trigger where there is room',
      'data-align': 'start · center · end: alignment with the trigger',
    },
    item: {
      'data-checked': 'present: the selected item of a radio group',
      'data-highlighted': 'present: it has focus, also by hover',
      'data-disabled': 'present: it cannot be selected',
    },
    separator: {},
  },
} as const
