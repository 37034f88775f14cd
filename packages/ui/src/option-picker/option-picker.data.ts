/** DOM contract of the option picker. */
export const optionPickerData = {
  scope: 'option-picker',
  parts: {
    root: { 'data-invalid': 'present: has an error' },
    legend: {},
    items: { 'data-size': 'medium: 48 px · small: 44 px, in filters' },
    item: { 'data-availability': 'in-stock · running-out · out-of-stock' },
    input: {},
    swatches: {},
    swatch: {},
    dot: { 'data-size': 'medium: beside a name · small: inside a line of text' },
    description: {},
    error: {},
  },
} as const
