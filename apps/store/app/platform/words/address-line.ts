import type { AddressPart } from '@shop/contract/fields'
import { formatMessage } from '@shop/ui/messages/format'

/** An address in one line, with its city where it has one. `apartmentNumber`: a pattern that takes `{number}`. */
export const addressLine = (
  { shipping_city, street, house, apartment, postal_index }: Record<AddressPart, string> & { shipping_city?: string },
  { apartmentNumber }: { apartmentNumber: string },
): string =>
  [shipping_city, street, house, apartment && formatMessage(apartmentNumber, { number: apartment }), postal_index]
    .filter(Boolean)
    .join(', ')
