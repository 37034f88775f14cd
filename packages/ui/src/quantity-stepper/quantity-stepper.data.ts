/** DOM contract of the quantity stepper. */
export const quantityStepperData = {
  scope: 'quantity-stepper',
  parts: {
    root: { 'data-size': 'small · medium · large', 'data-disabled': 'present: cannot be changed' },
    decrement: {},
    input: {},
    increment: {},
    status: { 'data-visually-hidden': 'speaks what a button changed' },
  },
} as const
