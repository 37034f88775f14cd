/** DOM contract of the skip link. */
export const skipLinkData = { scope: 'skip-link', parts: { root: {} } } as const
