/** DOM contract of the combobox; label, box, input, hint and error are those of a field. */
export const comboboxData = {
  scope: 'combobox',
  parts: {
    root: { 'data-state': 'open · closed' },
    popup: {},
    list: {},
    option: { 'data-active': 'present: the one that Enter and Tab take' },
    detail: {},
    row: { 'data-status': 'loading · empty · failed' },
    retry: {},
    status: { 'data-visually-hidden': 'speaks how many were found' },
    favourites: {},
    favourite: {},
  },
} as const
