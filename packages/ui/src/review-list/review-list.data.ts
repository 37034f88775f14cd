/** DOM contract of the review list. */
export const reviewListData = {
  scope: 'review-list',
  parts: {
    score: {},
    figure: {},
    said: {},
    word: {},
    spread: {},
    row: {},
    bar: {},
    count: {},
    item: {},
    head: {},
    name: {},
    date: {},
    note: {},
    reply: {},
  },
} as const
