/** DOM contract of the quantity stepper. */
export const quantityStepperData = {
  scope: 'quantity-stepper',
  parts: {
    root: {
      'data-size': 'small · medium · large',
      'data-disabled': 'present: disabled',
      'data-readonly': 'present: cannot be changed',
    },
    decrement: {},
    input: {},
    increment: {},
    status: {
      'data-visually-hidden': 'present: only announces a change',
      'data-limit': 'present: says why the quantity is not higher',
    },
  },
} as const
