/** DOM contract of the badge. */
export const badgeData = {
  scope: 'badge',
  parts: { root: { 'data-kind': 'plain · ink · new · sale' } },
} as const
