/** DOM contract of the scroll-to-top button. */
export const scrollToTopData = { scope: 'scroll-to-top', parts: { root: {} } } as const
