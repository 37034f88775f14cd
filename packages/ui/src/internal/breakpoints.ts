/** Up to the width of a phone. */
export const PHONE = '(max-width: 767.98px)'

/** Media queries up to a breakpoint: 576, 767.98, 820, 991, 1024 and 1440 px, the last excluded. Source: the shop’s specification. */
export const breakpoints = {
  small: '(max-width: 576px)',
  phone: PHONE,
  upright: '(max-width: 820px)',
  compact: '(max-width: 991px)',
  tablet: '(max-width: 1024px)',
  laptop: '(max-width: 1439.98px)',
} as const
