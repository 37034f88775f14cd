/** DOM contract of the pagination. */
export const paginationData = {
  scope: 'pagination',
  parts: {
    root: {},
    list: {},
    item: {},
    link: {},
    ellipsis: {},
    step: { 'data-disabled': 'present: there is no such page' },
  },
} as const
