import type { Address, City } from '@shop/contract'
import { type AddressPart, addressOf } from '@shop/contract/fields'
import type { CheckoutValues } from './values.ts'

/** The input of a part of the address. */
export const addressInput = (part: AddressPart) => `delivery.address.${part}` as const

/** The city of a saved address. Its label is stored in the language in which the address was saved. */
export function cityOfAddress({ shipping_city, shipping_city_id }: Address): City {
  const [cityName = '', ...area] = shipping_city.split(', ')
  return { cityName, area: area.join(', '), ref: shipping_city_id }
}

/** The address inputs with a saved address in them, or emptied. */
export const addressValues = (address: Address | null): CheckoutValues =>
  Object.fromEntries(Object.values(addressOf(part => [addressInput(part), address?.[part] ?? ''])))

/** The saved address that is entered; null when another place is. */
export const selectedAddress = (addresses: readonly Address[], values: CheckoutValues): Address | null =>
  addresses.find(
    address =>
      address.shipping_city_id === values['delivery.city_ref'] &&
      Object.entries(addressValues(address)).every(([input, value]) => (values[input] ?? '').trim() === value),
  ) ?? null
