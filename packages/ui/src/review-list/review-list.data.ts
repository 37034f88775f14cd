/** DOM contract of the review list. */
export const reviewListData = {
  scope: 'review-list',
  parts: {
    average: {},
    value: {},
    caption: {},
    label: {},
    distribution: {},
    row: {},
    filter: {},
    bar: {},
    count: {},
    item: {},
    header: {},
    name: {},
    date: {},
    description: {},
    reply: {},
  },
} as const
