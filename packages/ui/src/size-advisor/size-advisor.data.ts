/** DOM contract of the size advisor. */
export const sizeAdvisorData = {
  scope: 'size-advisor',
  parts: { root: {}, measures: {}, result: { 'data-state': 'empty · found · none' }, size: {}, actions: {} },
} as const
