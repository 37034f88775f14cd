/** DOM contract of the comparison table. */
export const comparisonTableData = {
  scope: 'comparison-table',
  parts: {
    root: {},
    table: {},
    corner: {},
    column: {},
    group: { 'data-same': 'present: every row is the same in all columns' },
    name: {},
    missing: {},
    row: { 'data-same': 'present: the same in all columns' },
  },
} as const
