/** DOM contract of the review grade. */
export const reviewGradeData = {
  scope: 'review-grade',
  parts: {
    root: { 'data-look': 'star: an average with its number and count · squares: one review, five squares and a label' },
    star: {},
    figure: {},
    count: {},
    studs: {},
    stud: { 'data-on': 'present: filled' },
    word: {},
  },
} as const
