/** DOM contract of the size and quantity table. */
export const sizeQuantityTableData = {
  scope: 'size-quantity-table',
  parts: {
    root: {},
    row: { 'data-chosen': 'present: a quantity is entered', 'data-disabled': 'present: nothing is left' },
    heading: {},
    size: {},
    note: {},
    quantity: {},
    total: {},
  },
} as const
