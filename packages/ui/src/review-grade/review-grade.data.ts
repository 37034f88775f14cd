/** DOM contract of the review grade. */
export const reviewGradeData = {
  scope: 'review-grade',
  parts: {
    root: {
      'data-variant': 'star: an average with its number and count · squares: one review, five squares and a label',
    },
    star: {},
    value: {},
    count: {},
    squares: {},
    square: { 'data-filled': 'present: filled' },
    label: {},
  },
} as const
