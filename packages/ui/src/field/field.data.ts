/** DOM contract of the fields. The root also carries the class `valid` or `invalid` once judged. */
export const fieldData = {
  scope: 'field',
  parts: {
    root: {
      'data-valid': 'present: judged right',
      'data-invalid': 'present: judged wrong',
      'data-disabled': 'present: cannot be filled in',
    },
    label: {},
    optional: {},
    box: {},
    input: {},
    reveal: {},
    hint: {},
    counter: { 'data-over': 'present: more than allowed' },
    status: { 'data-visually-hidden': 'speaks how much is left' },
    error: {},
    check: { 'data-invalid': 'present: judged wrong' },
    tick: {},
    count: {},
    list: {},
    row: {},
    title: {},
    text: {},
    aside: {},
  },
} as const
