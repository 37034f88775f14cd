/** DOM contract of the combobox; label, box, input, hint and error of a `ComboboxField` are those of a field. */
export const comboboxData = {
  scope: 'combobox',
  parts: {
    root: { 'data-state': 'open · closed' },
    label: {},
    input: {},
    popup: { 'data-side': 'bottom · top: where there is room' },
    list: {},
    option: { 'data-active': 'present: the active option, which Enter and Tab select' },
    detail: {},
    empty: { 'data-status': 'loading · empty · failed' },
    retry: {},
    status: { 'data-visually-hidden': 'announces the number of results' },
    'popular-options': {},
    'popular-option': {},
  },
} as const
