/** DOM contract of the product card and its sheet. */
export const productCardData = {
  scope: 'product-card',
  parts: {
    list: { 'data-layout': 'grid · row: one row that scrolls sideways on a phone', 'data-columns': '2 to 4 on a desk' },
    root: { 'data-out': 'present: none left' },
    plate: {},
    flags: {},
    standards: {},
    name: {},
    link: {},
    spec: {},
    meta: {},
    buy: {},
    note: {},
  },
} as const
