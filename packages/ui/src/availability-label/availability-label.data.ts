/** DOM contract of the availability label. */
export const availabilityLabelData = {
  scope: 'availability-label',
  parts: { root: { 'data-availability': 'in-stock · running-out · out-of-stock' } },
} as const
