/** DOM contract of the shown grade. */
export const reviewGradeData = {
  scope: 'review-grade',
  parts: {
    root: { 'data-look': 'star: an average, figure and count · studs: one review, five squares and a word' },
    star: {},
    figure: {},
    count: {},
    studs: {},
    stud: { 'data-on': 'present: earned' },
    word: {},
  },
} as const
