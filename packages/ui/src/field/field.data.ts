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
    'input-group': {},
    input: {},
    'visibility-trigger': {},
    hint: {},
    counter: { 'data-over': 'present: over the limit' },
    status: { 'data-visually-hidden': 'announces the remaining characters' },
    error: {},
    checkbox: { 'data-invalid': 'present: has an error' },
    'check-input': {},
    count: {},
    radios: {},
    radio: {},
    title: {},
    description: {},
    aside: {},
  },
} as const
