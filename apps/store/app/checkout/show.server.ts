import { changesBetween, changesByShop, isStep, judgeStep, resolveStep } from '@shop/flows/checkout/rules'
import { loadCart } from '../cart/cart-address.server.ts'
import type { Desk } from './desk.server.ts'
import { lookUp, settled } from './offer.server.ts'
import { shownOf } from './shown.ts'

/** What the page of the checkout shows, and the cookies that go with it; null with an empty cart. */
export async function showCheckout(desk: Desk, asked: string | null) {
  const { visit, client, address, basket, draft, lang } = desk
  const cart = await loadCart(visit, address)
  if (!cart || cart.items.length === 0 || !basket.cart_id) return null

  const offer = await lookUp(client, { ...basket, cart_id: basket.cart_id }, draft.typed)
  const isGood = (step: 'contact' | 'delivery') => Object.keys(judgeStep(step, draft.typed, offer)).length === 0
  // What was finished stays so only as long as it can still be had: a branch may close, a way may end.
  const finished = {
    contact: draft.finished.contact && isGood('contact'),
    delivery: draft.finished.delivery && isGood('delivery'),
  }
  // Another total is told along with what the shop changed; by itself it is the shopper's own doing.
  const changes = draft.shown && changesByShop(draft.shown, cart).length > 0 ? changesBetween(draft.shown, cart) : []
  const isSeen = changes.length > 0 || draft.shown?.version === cart.version
  return {
    cookies: isSeen ? [] : desk.keep({ ...draft, shown: shownOf(cart) }),
    page: {
      cart,
      step: resolveStep(isStep(asked) ? asked : null, finished),
      finished,
      typed: settled(draft.typed, offer),
      offer,
      changes,
      /** The cart that was accepted, when it is not the one there is now. */
      accepted: changes.length > 0 ? draft.shown : null,
      lang,
      cartId: basket.cart_id,
      coupon: basket.coupon ?? null,
      attempt: draft.attempt,
    },
  }
}

export type CheckoutShown = NonNullable<Awaited<ReturnType<typeof showCheckout>>>['page']
