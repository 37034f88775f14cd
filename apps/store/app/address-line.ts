import type { Address } from '@shop/contract'

/** A saved address in one line. */
export const addressLine = ({ shipping_city, street, house, apartment, postal_index }: Address): string =>
  [shipping_city, street, house, apartment, postal_index].filter(Boolean).join(', ')
