/** DOM contract of the user card. */
export const userCardData = {
  scope: 'user-card',
  parts: { root: {}, name: {}, email: {}, phone: { 'data-missing': 'present: no phone number' } },
} as const
