import { Cart, messages } from '@shop/contract'
import { isUsableCoupon } from '@shop/contract/cart-rules'
import { type ClientFailure, toClientFailure } from '@shop/contract/client-failure'
import {
  changesByShop,
  cleanStep,
  firstInvalidInput,
  hasRecipient,
  inputForPath,
  isStep,
  judgeStep,
  type Step,
  stepOf,
  steps,
  toOrderBody,
} from '@shop/flows/checkout/rules'
import { loadCart } from '../cart/cart-address.server.ts'
import { couponCookie } from '../cart/cart-cookies.ts'
import { getWords } from '../words/words.server.ts'
import type { Desk } from './desk.server.ts'
import { type Draft, dropDraft, newAttempt, withTyped } from './draft.server.ts'
import { inOrder, type Problems, typedIn } from './form.ts'
import type { CheckoutRefused } from './loaded.ts'
import { lookUp, settled } from './offer.server.ts'
import { handOver, type OrderKey } from './order-in-hand.server.ts'
import { createSeal } from './seal.server.ts'
import { type Shown, shownOf } from './shown.ts'

/** What a form of the checkout came to: another step, an order, or the same page with what is wrong. */
export type Acted =
  | { to: 'step'; step: Step; cookies: string[] }
  | { to: 'order'; key: OrderKey; cookies: string[] }
  | { to: 'page'; status: 200 | 429 | 503; refusal: CheckoutRefused; cookies: string[] }

type FullBasket = Desk['basket'] & { cart_id: string }

const nothingChosen = { city: null, shippingMethod: null, point: null }

const none: CheckoutRefused = { step: 'contact', problems: {}, trouble: null }

/** Carries out what a form of the checkout says. Without a cart there is nothing to do: the page says so. */
export async function actCheckout(desk: Desk, form: FormData): Promise<Acted> {
  const { basket, draft } = desk
  const asked = form.get('step')
  const step = isStep(asked) ? asked : 'contact'
  const { cart_id } = basket
  if (!cart_id) return { to: 'step', step, cookies: [] }
  const full = { ...basket, cart_id }
  const intent = String(form.get('intent') ?? 'next')
  if (intent === 'coupon') return applyCoupon(desk, full, step, String(form.get('coupon') ?? '').trim())
  if (intent === 'accept') return accept(desk, step, String(form.get('version') ?? ''))

  const filled = withTyped(draft, typedIn(form, step))
  const [deed, target] = intent.split(':')
  if (deed === 'open' && isStep(target)) return { to: 'step', step: target, cookies: desk.keep(filled) }
  if (step === 'contact') return finishContact(desk, filled, form.has('recipient.name'))
  if (step === 'delivery') return finishDelivery(desk, full, filled, intent === 'fill')
  return submit(desk, full, filled)
}

const wrong = (desk: Desk, draft: Draft, step: Step, problems: Problems): Acted =>
  refused({ step, problems }, desk.keep(draft))

/** `hasRecipientFields`: the recipient's fields were on the page; a box ticked without them only opens them. */
function finishContact(desk: Desk, draft: Draft, hasRecipientFields: boolean): Acted {
  if (hasRecipient(draft.typed) && !hasRecipientFields)
    return { to: 'step', step: 'contact', cookies: desk.keep(draft) }
  const issues = judgeStep('contact', draft.typed, nothingChosen)
  const finished = Object.keys(issues).length === 0
  const next = { ...draft, finished: { ...draft.finished, contact: finished } }
  if (!finished) return wrong(desk, next, 'contact', desk.inWords(issues))
  return { to: 'step', step: 'delivery', cookies: desk.keep({ ...next, typed: cleanStep('contact', draft.typed) }) }
}

/** `fillOnly`: looks up what the values open up next without judging them («Оновити»). */
async function finishDelivery(desk: Desk, basket: FullBasket, draft: Draft, fillOnly: boolean): Promise<Acted> {
  const offer = await lookUp(desk.client, basket, draft.typed)
  const typed = settled(draft.typed, offer)
  if (fillOnly) {
    const next = { ...draft, typed, finished: { ...draft.finished, delivery: false } }
    return { to: 'step', step: 'delivery', cookies: desk.keep(next) }
  }
  const issues = judgeStep('delivery', typed, offer)
  const finished = Object.keys(issues).length === 0
  const next = { ...draft, typed, finished: { ...draft.finished, delivery: finished } }
  if (!finished) return wrong(desk, next, 'delivery', desk.inWords(issues))
  return { to: 'step', step: 'payment', cookies: desk.keep({ ...next, typed: cleanStep('delivery', typed) }) }
}

async function applyCoupon(desk: Desk, basket: FullBasket, step: Step, code: string): Promise<Acted> {
  const { client, secure, draft, keep } = desk
  const { lang, cart_id } = basket
  const answer = await client.call('/api/cart/show', { lang, cart_id, ...(code ? { coupon: code } : {}) })
  if (!answer.success) {
    const coupon = toClientFailure(answer.error).message ?? getWords(lang, 'checkout').couponFailed
    return refused({ step, problems: { coupon } }, [])
  }
  const { cart } = answer.data
  const cookies = keep({ ...draft, shown: shownOf(cart) })
  if (!code) return { to: 'step', step, cookies: [couponCookie(null, secure), ...cookies] }
  const { coupon } = cart
  if (coupon && isUsableCoupon(coupon))
    return { to: 'step', step, cookies: [couponCookie(coupon.code, secure), ...cookies] }
  return refused({ step, problems: { coupon: coupon?.message ?? messages[lang].wrongValue } }, cookies)
}

/** The shopper agrees to the cart as it is now, if that is still the one that was shown. */
async function accept(desk: Desk, step: Step, version: string): Promise<Acted> {
  const cart = await loadCart(desk.visit, desk.address)
  const cookies = cart?.version === version ? desk.keep({ ...newAttempt(desk.draft), shown: shownOf(cart) }) : []
  return { to: 'step', step, cookies }
}

async function submit(desk: Desk, basket: FullBasket, draft: Draft): Promise<Acted> {
  const { client, secure, visit } = desk
  const offer = await lookUp(client, basket, draft.typed)
  const issues =
    steps.map(step => judgeStep(step, draft.typed, offer)).find(found => firstInvalidInput(found) !== null) ?? {}
  const first = firstInvalidInput(issues)
  if (first !== null) return wrong(desk, draft, stepOf(first), desk.inWords(issues))
  if (!offer.shippingMethod || !draft.shown) return { to: 'step', step: 'delivery', cookies: desk.keep(draft) }

  const body = toOrderBody(
    { lang: basket.lang, cartId: basket.cart_id, coupon: basket.coupon ?? null, version: draft.shown.version },
    draft.typed,
    offer.shippingMethod,
  )
  const answer = await client.call('/api/checkout/submit', body, { idempotencyKey: draft.attempt, timeout: 30_000 })
  if (answer.success) {
    const key = { number: answer.data.number, token: answer.data.token }
    const cookies = [handOver(createSeal(visit.secret, 'order'), key, secure), ...dropDraft(secure)]
    return { to: 'order', key, cookies: [...cookies, couponCookie(null, secure)] }
  }
  return refuseOrder(desk, draft, draft.shown, toClientFailure(answer.error))
}

function refuseOrder({ lang, keep }: Desk, draft: Draft, shown: Shown, error: ClientFailure): Acted {
  const words = getWords(lang, 'checkout')
  // An earlier press under this key may have made the order: what is limited is asked again under the same one.
  if (error.code === 'rate_limited')
    return refused(
      { step: 'payment', trouble: { title: words.refused, text: error.message ?? words.unknown } },
      keep(draft),
      429,
    )
  // After these nobody can say what became of the order: only the same key may ask again.
  if (error.kind === 'network' || error.code === 'server' || error.code === 'unavailable')
    return refused({ step: 'payment', trouble: { title: words.refused, text: words.unknown } }, keep(draft), 503)

  // A clear refusal: nothing was ordered under this key, and what comes next is another order.
  const again = newAttempt(draft)
  const refusal = error.message ?? words.refused
  const problems = Object.fromEntries(
    Object.entries(error.fields).map(([path, [message = refusal]]) => [inputForPath(path), message]),
  )
  const [wrongInput] = inOrder(problems)
  if (wrongInput !== undefined) return refused({ step: stepOf(wrongInput), problems }, keep(again))

  const fresh = error.code === 'conflict' ? Cart.safeParse(cartIn(error.data)).data : undefined
  // Changes that can be told line by line are told by the page itself, which still holds what was shown.
  if (fresh && changesByShop(shown, fresh).length > 0) return refused({ step: 'payment' }, keep(again))
  const trouble = { title: refusal, text: words.refusedText }
  return refused({ step: 'payment', trouble }, keep(fresh ? { ...again, shown: shownOf(fresh) } : again))
}

/** A page that says what to correct is a good answer; only a shop that is away, or holds a shopper off, gives none. */
const refused = (refusal: Partial<CheckoutRefused>, cookies: string[], status: 200 | 429 | 503 = 200): Acted => ({
  to: 'page',
  status,
  refusal: { ...none, ...refusal },
  cookies,
})

/** A conflict brings the cart by itself or as the cart calls do. */
const cartIn = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'cart' in data ? data.cart : data
