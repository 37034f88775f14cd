import type { FlowCart } from '../cart/ids.ts'
import { isCart } from '../cart/is-cart.ts'
import { isRecord } from '../flow/envelope.ts'
import type { ClientFailure } from '../flow/failure.ts'
import type { RestoredState } from './actors.ts'
import { changesBetween, changesByShop } from './changes.ts'
import { type CheckoutContext, isEmpty } from './context.ts'
import { type Draft, emptyDraft, type SentOrder } from './envelope.ts'
import type { PlacedOrder } from './placed-order.ts'

/**
 * The stored order that the shopper comes back to: named by the return address, or of this cart, as far as it is left. More goods are a
 * new checkout.
 */
function returnedOrder(context: CheckoutContext, { order, cartId, pieces }: SentOrder): PlacedOrder | null {
  const { cart } = context
  const isOrdered = cart?.items.every(({ id, count }) => count <= (pieces[id] ?? 0)) ?? true
  const isOfCart = isEmpty(context) || (cartId === context.cartId && isOrdered)
  return (context.order ? context.order.number === order?.number : isOfCart) ? order : null
}

/** What is resumed: what this tab has stored, or an order of unknown outcome of another tab. */
function resumed(context: CheckoutContext, { draft, sentOrder }: RestoredState): Draft | null {
  const own = draft && { ...draft, order: returnedOrder(context, draft) }
  if (own?.sent || own?.order || !sentOrder) return own
  const order = returnedOrder(context, sentOrder)
  return sentOrder.sent || order ? { ...emptyDraft, ...own, ...sentOrder, order } : own
}

/** Applies what is stored over what the server knows: it is newer. */
export function restoreDraft(context: CheckoutContext, stored: RestoredState): CheckoutContext {
  const draft = resumed(context, stored)
  if (draft === null || (draft.cartId !== context.cartId && !draft.sent && !draft.order)) return context
  const order = draft.order ?? context.order
  const values = { ...context.values, ...draft.values }
  const known = draft.city ?? context.city
  const finished = Object.entries(draft.finished).filter(([, isFinished]) => isFinished)
  return {
    ...context,
    values,
    // A city that the server filled in and the shopper has emptied stays empty.
    city: known?.ref === values['delivery.city_ref'] ? known : null,
    finished: { ...context.finished, ...Object.fromEntries(finished) },
    point: draft.point ?? context.point,
    // A key that the server has created after a rejection stays: the rejected one is not used for another order.
    ...(draft.sent || order ? { cartId: context.cartId ?? (draft.cartId || null) } : {}),
    ...(draft.sent || order || draft.key.startsWith(`${context.key}.`)
      ? { key: draft.key, sent: draft.sent, order }
      : {}),
  }
}

/** Requests a step and clears the issues of the open one. */
export const requestStep = (
  step: string,
): Pick<CheckoutContext, 'requestedStep' | 'historyMode' | 'error' | 'issues'> => ({
  requestedStep: step,
  historyMode: 'replace',
  error: null,
  issues: {},
})

/** The current cart of a conflict; null when it contains none. */
export const cartOfConflict = ({ kind, data }: ClientFailure): FlowCart | null =>
  kind === 'conflict' && isRecord(data) && isCart(data.cart) ? data.cart : null

/** Whether a conflict contains changes that the shopper must accept before an order is made. */
export function mustAcceptConflict({ cartSnapshot }: CheckoutContext, error: ClientFailure): boolean {
  const cart = cartOfConflict(error)
  return (
    cart !== null && cart.items.length > 0 && cartSnapshot !== null && changesBetween(cartSnapshot, cart).length > 0
  )
}

/** A cart from elsewhere on the page. What the shopper did is accepted with it; what the shop changed must be accepted first. */
export const applyCart = (context: CheckoutContext, cart: FlowCart, coupon: string | null): CheckoutContext => {
  const next = { ...context, cart, coupon, cartId: context.cartId ?? '' }
  return context.cartSnapshot && changesByShop(context.cartSnapshot, cart).length > 0
    ? next
    : { ...next, cartSnapshot: cart }
}

/** The next key after one: the order that follows a rejection is another one. */
export function nextKey(key: string): string {
  const [, stem = key, number = '1'] = /^(.+)\.(\d+)$/.exec(key) ?? []
  return `${stem}.${Number(number) + 1}`
}
