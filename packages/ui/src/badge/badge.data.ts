/** DOM contract of the badge. */
export const badgeData = {
  scope: 'badge',
  parts: { root: { 'data-variant': 'outline · neutral · new · sale' } },
} as const
