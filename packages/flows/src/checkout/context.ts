import type { AdClick, Address, Cart, City, Delivery, Payment, Point } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import type { ClientFailure } from '../flow/failure.ts'
import type { CartReference, PlacedOrder } from './actors.ts'
import type { CartSnapshot } from './changes.ts'
import type { OrderBody } from './order-body.ts'
import { type Finished, resolveStep, type Step } from './steps.ts'
import { type CheckoutValues, type FieldIssues, validateStep } from './values.ts'

/** How the URL follows the step: a new history entry, the same entry, or not at all because it is correct already. */
export type HistoryMode = 'push' | 'replace' | 'none'

export interface CheckoutContext {
  readonly lang: Locale
  readonly cartId: string | null
  readonly coupon: string | null
  /** The cart of the last answer. */
  readonly cart: Cart | null
  /** The cart that the shopper saw and accepted: the order is made of it. */
  readonly cartSnapshot: CartSnapshot | null
  readonly values: CheckoutValues
  readonly adClick: AdClick | null
  /** Address book of the signed-in customer. */
  readonly addresses: readonly Address[]
  readonly finished: Finished
  /** The open step, and the requested one. */
  readonly step: Step
  readonly requestedStep: Step | null
  readonly historyMode: HistoryMode
  /** Shown issues by field. */
  readonly issues: FieldIssues
  /** Fields that were blurred or submitted. */
  readonly touched: Readonly<Record<string, true>>
  readonly city: City | null
  readonly shippingMethods: readonly Delivery[]
  readonly payments: readonly Payment[]
  readonly point: Point | null
  /** Idempotency key of the order; a new one only after a definite rejection. */
  readonly key: string
  /** The submitted order until its outcome is known. */
  readonly sent: OrderBody | null
  readonly failures: number
  /** Error of the last attempt to order when no field is invalid. */
  readonly error: ClientFailure | null
  readonly order: PlacedOrder | null
}

/** What the server knows when it renders the page. */
export interface CheckoutInput {
  lang: Locale
  cartId: string | null
  coupon?: string | null
  cart: Cart | null
  /** The cart as the shopper last saw it; @default `cart` */
  cartSnapshot?: CartSnapshot | null
  /** The advertisement that the visit came from. @default none */
  adClick?: AdClick | null
  /** Saved values, or the signed-in customer's own. */
  values?: CheckoutValues
  /** Address book of the signed-in customer; `values` may hold one of them. @default none */
  addresses?: readonly Address[]
  finished?: Finished
  /** The step requested by the URL. */
  step?: Step | null
  city?: City | null
  point?: Point | null
  shippingMethods?: readonly Delivery[]
  payments?: readonly Payment[]
  /** The key saved with the draft, so that both modes order under the same one. */
  key?: string
}

const nothingDone: Finished = { contact: false, delivery: false }

export function initial(input: CheckoutInput & { key: string }): CheckoutContext {
  const { lang, cartId, coupon, cart, cartSnapshot, values = {}, finished = nothingDone, step = null, key } = input
  const context: CheckoutContext = {
    lang,
    cartId,
    coupon: coupon ?? null,
    cart,
    cartSnapshot: cartSnapshot ?? cart,
    values,
    adClick: input.adClick ?? null,
    addresses: input.addresses ?? [],
    finished,
    step: 'contact',
    requestedStep: step,
    historyMode: 'none',
    issues: {},
    touched: {},
    city: input.city ?? null,
    shippingMethods: input.shippingMethods ?? [],
    payments: input.payments ?? [],
    point: input.point ?? null,
    key,
    sent: null,
    failures: 0,
    error: null,
    order: null,
  }
  return { ...context, step: resolveStep(step, stillFinished(context)) }
}

export const isEmpty = ({ cart }: CheckoutContext): boolean => !cart || cart.items.length === 0

export const selectedShippingMethod = ({ shippingMethods, values }: CheckoutContext): Delivery | null =>
  shippingMethods.find(({ id }) => id === values['delivery.id']) ?? null

export const issuesOf = (context: CheckoutContext, step: Step): FieldIssues =>
  validateStep(step, context.values, {
    city: context.city,
    shippingMethod: selectedShippingMethod(context),
    point: context.point,
  })

export const isValid = (context: CheckoutContext, step: Step) => Object.keys(issuesOf(context, step)).length === 0

/** Finished steps that are still valid: a branch may close, a field may be emptied. */
export const stillFinished = (context: CheckoutContext): Finished => ({
  contact: context.finished.contact && isValid(context, 'contact'),
  delivery: context.finished.delivery && isValid(context, 'delivery'),
})

/** Issues of the first invalid step: why the order cannot be submitted. */
export function firstInvalidStepIssues(context: CheckoutContext): FieldIssues {
  const invalidStep = (['contact', 'delivery', 'payment'] as const).find(step => !isValid(context, step))
  return invalidStep ? issuesOf(context, invalidStep) : {}
}

/** Whether the shipping methods of the city are not loaded. */
export const lacksShippingMethods = ({ city, shippingMethods }: CheckoutContext): boolean =>
  city !== null && shippingMethods.length === 0

/** Whether the shop pays the carrier with a cart and does not with the present one, or the other way round. */
export const changesDelivery = ({ city, cart: present, sent }: CheckoutContext, cart: Cart): boolean =>
  city !== null && sent === null && present?.coupon?.free_delivery !== cart.coupon?.free_delivery

/** Whether shipping methods must be loaded before a step can be resolved. */
export const needsShippingMethods = (context: CheckoutContext): boolean =>
  lacksShippingMethods(context) && Boolean(context.values['delivery.id'])

export const cartReference = ({ lang, cartId, coupon }: CheckoutContext): CartReference => ({
  lang,
  cartId: cartId ?? '',
  coupon,
})
