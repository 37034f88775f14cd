/** DOM contract of the quantity stepper. */
export const quantityStepperData = {
  scope: 'quantity-stepper',
  parts: {
    root: { 'data-size': 'small · medium · large', 'data-disabled': 'present: disabled' },
    decrement: {},
    input: {},
    increment: {},
    status: { 'data-visually-hidden': 'announces changes made by the buttons' },
  },
} as const
