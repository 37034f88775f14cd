import type { Address } from '@shop/contract'
import { type Form, fields } from '@shop/contract/fields'

/** The form of an address. */
export const addressBookForm = {
  name: fields.name,
  phone: fields.phoneOptional,
  shipping_city: fields.city,
  street: fields.street,
  house: fields.house,
  apartment: fields.apartment,
  postal_index: fields.postal_index,
} as const satisfies Form

/** Reference of the selected city, and the text it was selected for: another text invalidates the selection. */
export const CITY_REF = 'shipping_city_id'
export const CITY_REF_LABEL = 'city_for'

/** Every input of the form. */
export const addressInputs = [...Object.keys(addressBookForm), CITY_REF, CITY_REF_LABEL]

/** An address as the values of its form. */
export const addressValues = (address: Address): Record<string, string> => ({
  name: address.name,
  phone: address.phone ?? '',
  shipping_city: address.shipping_city,
  [CITY_REF]: address.shipping_city_id,
  [CITY_REF_LABEL]: address.shipping_city,
  street: address.street,
  house: address.house,
  apartment: address.apartment,
  postal_index: address.postal_index,
})
