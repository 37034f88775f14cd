/** DOM contract of the error summary. */
export const errorSummaryData = {
  scope: 'error-summary',
  parts: { root: {}, text: {}, title: {}, list: {}, item: {}, link: {} },
} as const
