/** DOM contract of the review list. */
export const reviewListData = {
  scope: 'review-list',
  parts: {
    item: {},
    header: {},
    name: {},
    date: {},
    description: {},
    reply: {},
  },
} as const
