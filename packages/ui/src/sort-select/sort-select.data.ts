/** DOM contract of the sort select. */
export const sortSelectData = { scope: 'sort-select', parts: { root: {}, label: {}, select: {} } } as const
