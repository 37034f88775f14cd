/** DOM contract of the search with suggestions. */
export const searchComboboxData = {
  scope: 'search-combobox',
  parts: {
    root: { 'data-state': 'open · closed' },
    input: {},
    send: {},
    popup: {},
    list: {},
    option: { 'data-active': 'present: marked by the arrow keys' },
    picture: {},
    text: {},
    detail: {},
    note: {},
    retry: {},
    status: { 'data-visually-hidden': 'speaks how many suggestions there are' },
  },
} as const
