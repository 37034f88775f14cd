/** DOM contract of the product card and its grid. */
export const productCardData = {
  scope: 'product-card',
  parts: {
    list: {
      'data-layout': 'grid · row: one horizontally scrolling row on phones',
      'data-columns': '2 to 4 on desktop',
    },
    root: { 'data-out-of-stock': 'present: out of stock' },
    media: {},
    badges: {},
    standards: {},
    name: {},
    link: {},
    spec: {},
    meta: {},
    'buy-box': {},
    note: {},
  },
} as const
