import type { Address } from '@shop/contract'
import { addressForm, addressOf, type Form, fields } from '@shop/contract/fields'

/** The form of an address. */
export const addressBookForm = {
  name: fields.name,
  phone: fields.phoneOptional,
  shipping_city: fields.city,
  ...addressForm,
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
  ...addressOf(part => address[part]),
})
