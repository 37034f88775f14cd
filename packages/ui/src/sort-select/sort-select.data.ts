/** DOM contract of the sorting. */
export const sortSelectData = { scope: 'sort-select', parts: { root: {}, label: {}, select: {} } } as const
