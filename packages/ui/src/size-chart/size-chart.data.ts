/** DOM contract of the size chart. */
export const sizeChartData = {
  scope: 'size-chart',
  parts: { root: {}, table: {}, cell: { 'data-mine': 'present: in the column of the visitor’s own size' } },
} as const
