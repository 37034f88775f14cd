/** DOM contract of the error summary. */
export const errorSummaryData = {
  scope: 'error-summary',
  parts: { root: {}, content: {}, title: {}, list: {}, item: {}, link: {} },
} as const
