/** DOM contract of the review form and its grade input. */
export const reviewFormData = {
  scope: 'review-form',
  parts: {
    root: {},
    grade: { 'data-invalid': 'present: has an error' },
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
