/** DOM contract of the rating histogram. */
export const ratingHistogramData = {
  scope: 'rating-histogram',
  parts: {
    root: {},
    average: {},
    value: {},
    caption: {},
    label: {},
    items: {},
    item: {},
    row: { 'data-selected': 'the list is filtered by this grade' },
    bar: {},
    figure: {},
  },
} as const
