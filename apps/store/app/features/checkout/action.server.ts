import { Cart, messages, type PaymentStart } from '@shop/contract'
import { isUsableCoupon } from '@shop/contract/cart-rules'
import { type ClientFailure, toClientFailure } from '@shop/contract/client-failure'
import {
  type CartSnapshot,
  changesByShop,
  checkoutRules,
  hasCompany,
  hasRecipient,
  isStep,
  type Step,
  steps,
  toOrderBody,
} from '@shop/flows/checkout/rules'
import { isOfAnother } from '../../platform/session/form-owner.ts'
import { getWords } from '../../platform/words/words.server.ts'
import { loadCart } from '../cart/index.server.ts'
import { couponCookie } from '../cart/index.ts'
import type { CheckoutContext } from './checkout-context.server.ts'
import { type KnownCart, loadDeliveryOptions, withCityLabel } from './delivery-options.server.ts'
import { cartSnapshotOf, type Draft, withNewKey, withValues } from './draft.server.ts'
import { finishStep } from './finish-step.server.ts'
import { type FieldErrors, inPageOrder, readStepValues } from './form.ts'
import type { CheckoutActionData } from './loader-data.ts'
import { placedOrderCookies } from './order-cookie.server.ts'
import { clearedRememberMeCookies, rememberMeCookies, withoutContactAndDelivery } from './remember-me-cookie.server.ts'
import { withChosenAddress } from './saved-address.server.ts'

/** The response to a submitted form: a redirect to a step or to the order, or the same page with errors. */
type CheckoutActionResult =
  | { to: 'step'; step: Step; cookies: string[] }
  | { to: 'order'; payment: PaymentStart | null; cookies: string[] }
  | { to: 'page'; status: 200 | 429 | 503; data: CheckoutActionData; cookies: string[] }

const noErrors: CheckoutActionData = { step: 'contact', errors: {}, formError: null }

/** Handles a submitted form of the checkout. Without a cart it redirects to the page, which shows the empty state. */
export async function handleCheckoutForm(checkout: CheckoutContext, form: FormData): Promise<CheckoutActionResult> {
  const { cartReference, draft, saveDraft } = checkout
  const submittedStep = form.get('step')
  const step = isStep(submittedStep) ? submittedStep : 'contact'
  const { cartId } = cartReference
  if (!cartId) return { to: 'step', step, cookies: [] }
  if (isOfAnother(form, checkout.owner)) {
    const { orderRejected: title, otherCustomer: text } = getWords(checkout.lang, 'checkout')
    return page({ formError: { title, text } }, [])
  }
  const cart = { ...cartReference, cartId }
  const intent = String(form.get('intent') ?? 'next')
  if (intent === 'coupon') return applyCoupon(checkout, cart, step, String(form.get('coupon') ?? '').trim())
  if (intent === 'accept') return acceptChanges(checkout, cart, step, String(form.get('version') ?? ''))

  if (intent === 'forget')
    return {
      to: 'step',
      step: 'contact',
      cookies: [
        ...clearedRememberMeCookies(checkout.cookieTarget.secure),
        ...saveDraft(withoutContactAndDelivery(draft)),
      ],
    }

  const entered = withValues(draft, readStepValues(form, step))
  const filled = step === 'delivery' ? await withChosenAddress(checkout, entered) : entered
  const [action, target] = intent.split(':')
  if (action === 'open' && isStep(target)) return { to: 'step', step: target, cookies: saveDraft(filled) }
  if (step === 'payment') return submitOrder(checkout, cart, filled)
  if (step === 'delivery' && intent === 'fill') return updateDelivery(checkout, cart, filled)
  // A checkbox was ticked without scripts: its fields were not on the page yet.
  const { values } = filled
  const lacksFields =
    (hasRecipient(values) && !form.has('recipient.name')) || (hasCompany(values) && !form.has('company.name'))
  if (step === 'contact' && lacksFields) return { to: 'step', step, cookies: saveDraft(filled) }
  return submitStep(checkout, cart, step, filled)
}

/** «Далі»: opens the next step, or returns the errors of this one. */
async function submitStep(
  checkout: CheckoutContext,
  cart: KnownCart,
  step: 'contact' | 'delivery',
  filled: Draft,
): Promise<CheckoutActionResult> {
  const { draft, issues } = await finishStep(checkout, cart, step, filled)
  if (!draft.finished[step]) return invalid(checkout, draft, step, checkout.toFieldErrors(issues))
  return { to: 'step', step: step === 'contact' ? 'delivery' : 'payment', cookies: checkout.saveDraft(draft) }
}

/** «Оновити»: loads the options for the entered values, without validating them. */
async function updateDelivery(
  { client, saveDraft }: CheckoutContext,
  cart: KnownCart,
  draft: Draft,
): Promise<CheckoutActionResult> {
  const values = withCityLabel(draft.values, await loadDeliveryOptions(client, cart, draft.values))
  const next = { ...draft, values, finished: { ...draft.finished, delivery: false } }
  return { to: 'step', step: 'delivery', cookies: saveDraft(next) }
}

async function applyCoupon(
  { client, cookieTarget: { secure }, draft, saveDraft }: CheckoutContext,
  { lang, cartId: cart_id }: KnownCart,
  step: Step,
  code: string,
): Promise<CheckoutActionResult> {
  const answer = await client.call('/api/cart/show', { lang, cart_id, ...(code ? { coupon: code } : {}) })
  if (!answer.success) {
    const coupon = toClientFailure(answer.error).message ?? getWords(lang, 'checkout').couponFailed
    return page({ step, errors: { coupon }, typedCoupon: code }, [])
  }
  const { cart } = answer.data
  const cookies = saveDraft({ ...draft, cartSnapshot: cartSnapshotOf(cart) })
  if (!code) return { to: 'step', step, cookies: [couponCookie(null, secure), ...cookies] }
  const { coupon } = cart
  if (coupon && isUsableCoupon(coupon))
    return { to: 'step', step, cookies: [couponCookie(coupon.code, secure), ...cookies] }
  return page({ step, errors: { coupon: coupon?.message ?? messages[lang].wrongValue }, typedCoupon: code }, cookies)
}

/** Accepts the current cart, if it is still the one that was shown. */
async function acceptChanges(
  { request, draft, saveDraft }: CheckoutContext,
  cartReference: KnownCart,
  step: Step,
  version: string,
): Promise<CheckoutActionResult> {
  const cart = await loadCart(request, cartReference)
  const isShown = cart?.version === version
  const cookies = isShown ? saveDraft({ ...withNewKey(draft), cartSnapshot: cartSnapshotOf(cart) }) : []
  return { to: 'step', step, cookies }
}

async function submitOrder(checkout: CheckoutContext, cart: KnownCart, draft: Draft): Promise<CheckoutActionResult> {
  const { client, cookieTarget, saveDraft, toFieldErrors } = checkout
  const options = await loadDeliveryOptions(client, cart, draft.values)
  const issues =
    steps
      .map(step => checkoutRules.validateStep(step, draft.values, options))
      .find(found => checkoutRules.firstInvalidInput(found) !== null) ?? {}
  const first = checkoutRules.firstInvalidInput(issues)
  if (first !== null) return invalid(checkout, draft, checkoutRules.stepOf(first), toFieldErrors(issues))
  const { cartSnapshot } = draft
  if (!options.shippingMethod || !cartSnapshot) return { to: 'step', step: 'delivery', cookies: saveDraft(draft) }

  const body = toOrderBody(
    { ...cart, version: cartSnapshot.version, adClick: checkout.adClick },
    draft.values,
    options.shippingMethod,
  )
  const answer = await client.call('/api/checkout/submit', body, { idempotencyKey: draft.key, timeout: 30_000 })
  if (answer.success) {
    const { payment } = answer.data
    return {
      to: 'order',
      payment,
      cookies: [...placedOrderCookies(answer.data, cookieTarget), ...rememberMeCookies(draft, cookieTarget)],
    }
  }
  return rejectOrder(checkout, draft, cartSnapshot, toClientFailure(answer.error))
}

function rejectOrder(
  { lang, saveDraft }: CheckoutContext,
  draft: Draft,
  cartSnapshot: CartSnapshot,
  error: ClientFailure,
): CheckoutActionResult {
  const words = getWords(lang, 'checkout')
  const failed = (text: string, status: 429 | 503) =>
    page({ step: 'payment', formError: { title: words.orderRejected, text } }, saveDraft(draft), status)
  // An earlier submission with this key may have created the order: it is retried with the same key.
  if (error.code === 'rate_limited') return failed(error.message ?? words.unknownOutcomeText, 429)
  // The outcome of the order is unknown: only the same key may be retried.
  if (error.kind === 'network' || error.code === 'server' || error.code === 'unavailable')
    return failed(words.unknownOutcomeText, 503)

  // A definite rejection: no order exists for this key, and the next submission is another order.
  const next = withNewKey(draft)
  const errors = Object.fromEntries(
    Object.entries(error.fields).map(([path, [message = words.orderRejected]]) => [
      checkoutRules.inputForPath(path),
      message,
    ]),
  )
  const [invalidInput] = inPageOrder(errors)
  if (invalidInput !== undefined) return page({ step: checkoutRules.stepOf(invalidInput), errors }, saveDraft(next))

  const cart = error.code === 'conflict' ? Cart.safeParse(cartOfConflict(error.data)).data : undefined
  // The page lists the changes by comparing the cart with the accepted one.
  if (cart && changesByShop(cartSnapshot, cart).length > 0) return page({ step: 'payment' }, saveDraft(next))
  const formError = { title: error.message ?? words.orderRejected, text: words.orderRejectedText }
  const cookies = saveDraft(cart ? { ...next, cartSnapshot: cartSnapshotOf(cart) } : next)
  return page({ step: 'payment', formError }, cookies)
}

const cartOfConflict = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'cart' in data ? data.cart : null

/** A page with validation errors is a successful response; an unavailable backend and a rate limit are not. */
const page = (
  data: Partial<CheckoutActionData>,
  cookies: string[],
  status: 200 | 429 | 503 = 200,
): CheckoutActionResult => ({ to: 'page', status, data: { ...noErrors, ...data }, cookies })

const invalid = ({ saveDraft }: CheckoutContext, draft: Draft, step: Step, errors: FieldErrors): CheckoutActionResult =>
  page({ step, errors }, saveDraft(draft))
