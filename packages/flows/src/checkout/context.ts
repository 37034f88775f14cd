import type { Cart, City, Delivery, Payment, Point } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import type { LoadedPoints } from '../delivery-picker/directory.ts'
import type { FlowError } from '../flow/failure.ts'
import type { BasketAddress, Placed } from './calls.ts'
import type { ShownCart } from './changes.ts'
import { type Finished, landing, type Step } from './steps.ts'
import type { OrderBody } from './submission.ts'
import { type FieldIssues, judgeStep, type Typed } from './typed.ts'

/** How the address follows the step: a new entry of the history, the same entry, or not at all because it is right already. */
export type Trace = 'push' | 'replace' | 'none'

export interface CheckoutContext extends LoadedPoints {
  readonly lang: Locale
  readonly cartId: string | null
  readonly coupon: string | null
  /** The cart as the backend last told it. */
  readonly cart: Cart | null
  /** The cart as the shopper saw and accepted it: what an order is made of. */
  readonly shown: ShownCart | null
  readonly typed: Typed
  readonly finished: Finished
  /** The step that is open, and the one that is wanted. */
  readonly step: Step
  readonly asked: Step | null
  readonly trace: Trace
  /** What is told to be wrong, by input. */
  readonly issues: FieldIssues
  /** Inputs that were left or sent: they are judged. */
  readonly judged: Readonly<Record<string, true>>
  readonly city: City | null
  readonly cities: readonly City[]
  readonly ways: readonly Delivery[]
  readonly payments: readonly Payment[]
  readonly waysFailed: boolean
  readonly point: Point | null
  /** The idempotency key of the order this becomes; a new one only after a clear refusal. */
  readonly key: string
  /** The order that was sent, until its outcome is known. */
  readonly sent: OrderBody | null
  readonly failures: number
  /** Why the last attempt to order came to nothing, when no input is to blame. */
  readonly error: FlowError | null
  readonly order: Placed | null
}

/** What the server knows when the page is made. */
export interface CheckoutInput {
  lang: Locale
  cartId: string | null
  coupon?: string | null
  cart: Cart | null
  /** The cart as the shopper last saw it; @default `cart` */
  shown?: ShownCart | null
  /** What was typed and kept before, or the signed-in customer's own. */
  typed?: Typed
  finished?: Finished
  /** The step the address asks for. */
  step?: Step | null
  city?: City | null
  point?: Point | null
  cities?: readonly City[]
  ways?: readonly Delivery[]
  payments?: readonly Payment[]
  points?: readonly Point[]
  pointsTotal?: number
  /** The key kept with the draft, so that both modes order under one. */
  key?: string
}

const nothingDone: Finished = { contact: false, delivery: false }

export function initial(input: CheckoutInput & { key: string }): CheckoutContext {
  const { lang, cartId, coupon, cart, shown, typed = {}, finished = nothingDone, step = null, key } = input
  const context: CheckoutContext = {
    lang,
    cartId,
    coupon: coupon ?? null,
    cart,
    shown: shown ?? cart,
    typed,
    finished,
    step: 'contact',
    asked: step,
    trace: 'none',
    issues: {},
    judged: {},
    city: input.city ?? null,
    cities: input.cities ?? [],
    ways: input.ways ?? [],
    payments: input.payments ?? [],
    waysFailed: false,
    points: input.points ?? [],
    pointsPage: 1,
    pointsTotal: input.pointsTotal ?? input.points?.length ?? 0,
    point: input.point ?? null,
    key,
    sent: null,
    failures: 0,
    error: null,
    order: null,
  }
  return { ...context, step: landing(step, finishedNow(context)) }
}

export const isEmpty = ({ cart }: CheckoutContext): boolean => !cart || cart.items.length === 0

export const wayOf = ({ ways, typed }: CheckoutContext): Delivery | null =>
  ways.find(({ id }) => id === typed['delivery.id']) ?? null

/** Whether a way needs a point, and of which kind. */
export const pointKindOf = (way: Delivery | null) =>
  way === null || way.needs === 'address' || way.needs === 'none' ? null : way.needs

export const issuesOf = (context: CheckoutContext, step: Step): FieldIssues =>
  judgeStep(step, context.typed, { city: context.city, way: wayOf(context), point: context.point })

export const isGood = (context: CheckoutContext, step: Step) => Object.keys(issuesOf(context, step)).length === 0

/** What was finished and still holds: a branch may close, a field may be emptied. */
export const finishedNow = (context: CheckoutContext): Finished => ({
  contact: context.finished.contact && isGood(context, 'contact'),
  delivery: context.finished.delivery && isGood(context, 'delivery'),
})

/** What keeps an order from being sent: of the first step that is wrong. */
export function firstObstacle(context: CheckoutContext): FieldIssues {
  const wrong = (['contact', 'delivery', 'payment'] as const).find(step => !isGood(context, step))
  return wrong ? issuesOf(context, wrong) : {}
}

/** Whether ways have to be asked for before anyone can say which step can be entered. */
export const lacksWays = ({ city, ways, typed }: CheckoutContext): boolean =>
  city !== null && ways.length === 0 && Boolean(typed['delivery.id'])

export const basketOf = ({ lang, cartId, coupon }: CheckoutContext): BasketAddress => ({
  lang,
  cartId: cartId ?? '',
  coupon,
})
