/** DOM contract of the review form and of the grade that is chosen in it. */
export const reviewFormData = {
  scope: 'review-form',
  parts: {
    root: {},
    grade: { 'data-invalid': 'present: judged wrong' },
    legend: {},
    keys: {},
    key: {},
    radio: {},
    stud: {},
    word: {},
    error: {},
    row: {},
    foot: {},
    status: {},
  },
} as const
