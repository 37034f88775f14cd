/** DOM contract of a line of goods, in cart and order. */
export const cartLineData = {
  scope: 'cart-line',
  parts: {
    root: {
      'data-size': 'medium: in the cart · small: in a summary',
      'data-pending': 'present: a change is on its way',
    },
    picture: {},
    top: {},
    name: {},
    link: {},
    note: {},
    bottom: {},
  },
} as const
