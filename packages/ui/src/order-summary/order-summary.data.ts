/** DOM contract of the order summary. */
export const orderSummaryData = {
  scope: 'order-summary',
  parts: {
    root: {},
    header: {},
    title: {},
    lines: {},
    totals: {},
    'totals-row': { 'data-grand-total': 'present: the amount to pay' },
    term: {},
    amount: {},
    description: {},
    bar: {},
    trigger: {},
  },
} as const
