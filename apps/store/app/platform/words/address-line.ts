import type { Address } from '@shop/contract'
import { formatMessage } from '@shop/ui/messages/format'

/** A saved address in one line. `apartmentNumber`: a pattern that takes `{number}`. */
export const addressLine = (
  { shipping_city, street, house, apartment, postal_index }: Address,
  { apartmentNumber }: { apartmentNumber: string },
): string =>
  [shipping_city, street, house, apartment && formatMessage(apartmentNumber, { number: apartment }), postal_index]
    .filter(Boolean)
    .join(', ')
