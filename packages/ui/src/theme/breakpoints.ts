/** Media queries up to a breakpoint. */
export const breakpoints = {
  phone: '(max-width: 767.98px)',
  tablet: '(max-width: 1024px)',
  laptop: '(max-width: 1240px)',
} as const
