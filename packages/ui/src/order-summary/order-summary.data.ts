/** DOM contract of the order summary. */
export const orderSummaryData = {
  scope: 'order-summary',
  parts: {
    root: {},
    head: {},
    title: {},
    lines: {},
    sums: {},
    sum: { 'data-total': 'present: the amount to pay' },
    term: {},
    amount: {},
    note: {},
    bar: {},
    handle: {},
  },
} as const
