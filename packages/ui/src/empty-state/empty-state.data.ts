/** DOM contract of the empty state. */
export const emptyStateData = {
  scope: 'empty-state',
  parts: { root: {}, title: {}, description: {}, footer: {} },
} as const
