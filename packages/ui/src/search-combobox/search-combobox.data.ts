/** DOM contract of the search combobox. */
export const searchComboboxData = {
  scope: 'search-combobox',
  parts: {
    root: { 'data-state': 'open · closed' },
    input: {},
    submit: {},
    popup: { 'data-side': 'bottom · top: where there is room' },
    list: {},
    group: {},
    heading: {},
    option: { 'data-active': 'present: the active suggestion' },
    image: {},
    text: {},
    detail: {},
    empty: { 'data-status': 'empty · failed' },
    retry: {},
    status: { 'data-visually-hidden': 'announces the number of suggestions' },
  },
} as const
