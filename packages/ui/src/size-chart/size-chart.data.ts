/** DOM contract of the size chart. `own-size`: a cell in the column of the user's own size. */
export const sizeChartData = {
  scope: 'size-chart',
  parts: { root: {}, table: {}, unit: {}, 'own-size': {}, 'own-size-label': {} },
} as const
