/** DOM contract of a cart line, in cart and order. */
export const cartLineData = {
  scope: 'cart-line',
  parts: {
    root: {
      'data-size': 'medium: in the cart · small: in a summary',
      'data-pending': 'present: an update is in progress',
    },
    media: {},
    header: {},
    name: {},
    link: {},
    description: {},
    footer: {},
    error: {},
  },
} as const
