/** DOM contract of the select; label, box, hint and error of a `ListboxField` are those of a field. */
export const selectData = {
  scope: 'select',
  parts: {
    root: { 'data-state': 'open · closed' },
    label: {},
    trigger: {
      'data-state': 'open · closed',
      'data-placeholder': 'present: nothing is selected, the placeholder is shown',
    },
    value: {},
    native: { 'data-hydrated': 'present: hidden, the trigger stands in its place' },
    popup: { 'data-side': 'bottom · top: where there is room' },
    list: {},
    group: {},
    'group-label': {},
    option: {
      'data-active': 'present: it has focus, also by hover',
      'data-disabled': 'present: it cannot be selected',
    },
    icon: {},
    text: {},
    detail: {},
    'disabled-reason': {},
  },
} as const
