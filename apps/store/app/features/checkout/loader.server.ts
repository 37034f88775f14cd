import { changesBetween, changesByShop, checkoutRules, isStep } from '@shop/flows/checkout/rules'
import type { RememberedCity } from '../../platform/browser/remembered-city.ts'
import { loadCart } from '../cart/index.server.ts'
import type { CheckoutContext } from './checkout-context.server.ts'
import { loadDeliveryOptions, withCityLabel } from './delivery-options.server.ts'
import { cartSnapshotOf, type Draft, withValues } from './draft.server.ts'
import { CITY_REF_LABEL } from './form.ts'
import { prefillDraft } from './remember-me-cookie.server.ts'
import { withMainAddress } from './saved-address.server.ts'

/** The draft with the contact of the signed-in customer, unless a contact was entered. */
async function withContact({ draft, findCustomer }: CheckoutContext): Promise<Draft> {
  if (Object.entries(draft.values).some(([name, value]) => name.startsWith('contact.') && value !== '')) return draft
  const customer = await findCustomer()
  if (!customer) return draft
  return withValues(draft, {
    'contact.name': customer.name,
    'contact.last_name': customer.last_name,
    'contact.phone': customer.phone ?? '',
    'contact.email': customer.email,
  })
}

/** The draft with a city, unless one was entered. */
const withCity = (draft: Draft, city: RememberedCity | null): Draft =>
  city === null || draft.values['delivery.city']
    ? draft
    : withValues(draft, {
        'delivery.city': city.label,
        [CITY_REF_LABEL]: city.label,
        'delivery.city_ref': city.ref,
      })

/** Loads what the page of the checkout renders, and the cookies to set with it; null with an empty cart. */
export async function loadCheckout(checkout: CheckoutContext, requestedStep: string | null) {
  const { request, client, cartReference, lang, saveDraft } = checkout
  const { cartId, coupon } = cartReference
  const cart = await loadCart(request, cartReference)
  if (!cart || cart.items.length === 0 || !cartId) return null

  const [contactDraft, addresses] = await Promise.all([withContact(checkout), checkout.loadAddresses()])
  const remembered = checkout.remembered()
  const draft = withCity(prefillDraft(withMainAddress(contactDraft, addresses), remembered), checkout.city)
  const delivery = await loadDeliveryOptions(client, { ...cartReference, cartId }, draft.values)
  const isValid = (step: 'contact' | 'delivery') =>
    Object.keys(checkoutRules.validateStep(step, draft.values, delivery)).length === 0
  // A finished step is validated again: a branch may have closed, a shipping method may have been removed.
  const finished = {
    contact: draft.finished.contact && isValid('contact'),
    delivery: draft.finished.delivery && isValid('delivery'),
  }
  const { cartSnapshot } = draft
  // A changed total is listed only along with changes by the shop; alone it results from a change by the shopper.
  const changes = cartSnapshot && changesByShop(cartSnapshot, cart).length > 0 ? changesBetween(cartSnapshot, cart) : []
  const isSaved = changes.length > 0 || cartSnapshot?.version === cart.version
  return {
    // What is filled in for a customer is not saved: it is theirs with every load until they submit it.
    cookies: isSaved ? [] : saveDraft({ ...checkout.draft, cartSnapshot: cartSnapshotOf(cart) }),
    checkout: {
      cart,
      step: checkoutRules.resolveStep(isStep(requestedStep) ? requestedStep : null, finished),
      finished,
      values: withCityLabel(draft.values, delivery),
      addresses,
      delivery,
      changes,
      /** The accepted cart if it differs from the current one. */
      cartSnapshot: changes.length > 0 ? cartSnapshot : null,
      lang,
      cartId,
      coupon,
      key: draft.key,
      adClick: checkout.adClick,
      isRemembered: remembered !== null,
      owner: checkout.owner,
    },
  }
}

export type LoadedCheckout = NonNullable<Awaited<ReturnType<typeof loadCheckout>>>['checkout']
