import type { Address } from '@shop/contract'
import { addressValues, type CheckoutValues } from '@shop/flows/checkout/rules'
import type { CheckoutContext } from './checkout-context.server.ts'
import { type Draft, withValues } from './draft.server.ts'
import { CITY_REF_LABEL, OTHER_ADDRESS, SAVED_ADDRESS, SAVED_ADDRESS_SHOWN } from './form.ts'

/** The inputs of the delivery with a saved address in them, or emptied. */
const deliveryValues = (address: Address | null): CheckoutValues => ({
  'delivery.city': address?.shipping_city ?? '',
  [CITY_REF_LABEL]: address?.shipping_city ?? '',
  'delivery.city_ref': address?.shipping_city_id ?? '',
  ...addressValues(address),
})

/** Where the point of another city was entered, none is. */
const withoutPoint = { 'delivery.point': '', 'delivery.point_ref': '' }

/** The draft with the customer's main address, unless a delivery was entered. */
export function withMainAddress(draft: Draft, addresses: readonly Address[]): Draft {
  const main = addresses.find(({ main }) => main === 1)
  const isEntered = Object.entries(draft.values).some(([name, value]) => name.startsWith('delivery.') && value !== '')
  return main && !isEntered ? withValues(draft, deliveryValues(main)) : draft
}

/** The draft of a submitted form in which another saved address was chosen than it was rendered for: its values replace those beside it. */
export async function withChosenAddress({ loadAddresses }: CheckoutContext, draft: Draft): Promise<Draft> {
  const { [SAVED_ADDRESS]: chosen, [SAVED_ADDRESS_SHOWN]: shown, 'delivery.city_ref': ref } = draft.values
  if (!chosen || chosen === shown) return draft
  const address = chosen === OTHER_ADDRESS ? null : (await loadAddresses()).find(({ id }) => String(id) === chosen)
  if (address === undefined) return draft
  const isSameCity = address?.shipping_city_id === ref
  return withValues(draft, { ...deliveryValues(address), ...(isSameCity ? {} : withoutPoint) })
}
