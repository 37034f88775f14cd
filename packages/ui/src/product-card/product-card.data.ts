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
    preview: { 'data-loaded': 'present: its picture is loaded, and covers the first one' },
    badges: {},
    arrival: {},
    standards: {},
    name: {},
    link: {},
    spec: {},
    swatches: {},
    swatch: {
      'aria-current': 'the colour that the card shows',
      'data-availability': 'in-stock · running-out · out-of-stock: struck through',
    },
    meta: {},
    'buy-box': {},
  },
} as const
