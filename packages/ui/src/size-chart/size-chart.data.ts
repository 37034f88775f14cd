/** DOM contract of the size chart. `own`: a cell in the column of the visitor's own size. */
export const sizeChartData = {
  scope: 'size-chart',
  parts: { root: {}, table: {}, own: {} },
} as const
