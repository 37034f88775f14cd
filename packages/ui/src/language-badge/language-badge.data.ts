/** DOM contract of the language badge. */
export const languageBadgeData = {
  scope: 'language-badge',
  parts: {
    root: {
      'data-state': 'open · closed',
      'data-hydrated': 'present: hydrated; before hydration CSS shows the list on hover and focus',
    },
    trigger: { 'data-state': 'open · closed' },
    badge: {},
    content: { 'data-state': 'open · closed' },
    item: {},
    link: {},
  },
} as const
