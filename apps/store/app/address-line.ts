import type { Address } from '@shop/contract'
import { fill } from './phrase.ts'

/** A saved address in one line. `apartmentNumber`: a pattern that takes `{number}`. */
export const addressLine = (
  { shipping_city, street, house, apartment, postal_index }: Address,
  { apartmentNumber }: { apartmentNumber: string },
): string =>
  [shipping_city, street, house, apartment && fill(apartmentNumber, { number: apartment }), postal_index]
    .filter(Boolean)
    .join(', ')
