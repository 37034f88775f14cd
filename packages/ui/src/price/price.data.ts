/** DOM contract of the price. */
export const priceData = {
  scope: 'price',
  parts: {
    root: { 'data-reduced': 'present: there is an old price', 'data-size': 'small · medium · large' },
    from: {},
    was: {},
    now: {},
    currency: {},
    label: { 'data-visually-hidden': 'text for assistive technology' },
  },
} as const
