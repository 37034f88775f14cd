/** DOM contract of the fields. The root also has the class `valid` or `invalid` once validated. */
export const fieldData = {
  scope: 'field',
  parts: {
    root: {
      'data-valid': 'present: validated without an error',
      'data-invalid': 'present: has an error',
      'data-disabled': 'present: disabled',
    },
    label: {},
    optional: {},
    box: {},
    input: {},
    reveal: {},
    hint: {},
    counter: { 'data-over': 'present: over the limit' },
    status: { 'data-visually-hidden': 'announces the remaining characters' },
    error: {},
    check: { 'data-invalid': 'present: has an error' },
    tick: {},
    count: {},
    list: {},
    row: {},
    title: {},
    text: {},
    aside: {},
  },
} as const
