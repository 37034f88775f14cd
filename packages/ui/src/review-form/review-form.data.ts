/** DOM contract of the review form and its grade input. */
export const reviewFormData = {
  scope: 'review-form',
  parts: {
    root: {},
    grade: { 'data-invalid': 'present: has an error' },
    legend: {},
    items: {},
    item: {},
    input: {},
    square: {},
    label: {},
    error: {},
    row: {},
    footer: {},
    status: {},
  },
} as const
