/** DOM contract of the live region. */
export const liveRegionData = {
  scope: 'live-region',
  parts: { root: { 'data-visually-hidden': 'for assistive technology only' } },
} as const
