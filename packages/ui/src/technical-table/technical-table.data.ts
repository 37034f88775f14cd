/** DOM contract of the technical table. */
export const technicalTableData = {
  scope: 'technical-table',
  parts: { root: {}, group: {}, name: {}, row: {} },
} as const
