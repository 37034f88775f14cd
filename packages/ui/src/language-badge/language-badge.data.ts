/** DOM contract of the language badge. */
export const languageBadgeData = {
  scope: 'language-badge',
  parts: {
    root: {
      'data-state': 'open · closed',
      'data-ready': 'present: scripts run; before that the list is shown by hover and focus in CSS',
    },
    button: { 'data-state': 'open · closed' },
    badge: {},
    list: { 'data-state': 'open · closed' },
    item: {},
    link: {},
  },
} as const
