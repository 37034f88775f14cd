import type { Cart, City, Delivery, Payment, Point } from '@shop/contract'
import type { FlowError } from '../flow/failure.ts'
import type { PlacedOrder } from './calls.ts'
import type { Change } from './changes.ts'
import { type CheckoutContext, issuesOf, selectedShippingMethod, stillFinished } from './context.ts'
import { changesOf } from './order-updates.ts'
import { canEnter, type Finished, type Step, steps } from './steps.ts'
import { type CheckoutValues, type FieldIssues, stepOf } from './values.ts'

/** Status of a directory lookup. */
export type Lookup = 'idle' | 'loading' | 'failed'

export interface CheckoutView {
  /**
   * `editing`: a step is open · `changed`: something must be agreed to (`changes`) · `outcomeUnknown`:
   * the order was submitted without an answer · `redirecting`: the order exists, its payment continues elsewhere · `done`
   */
  readonly status:
    | 'loading'
    | 'empty'
    | 'editing'
    | 'saving'
    | 'verifying'
    | 'changed'
    | 'submitting'
    | 'outcomeUnknown'
    | 'redirecting'
    | 'done'
  readonly step: Step
  readonly finished: Finished
  /** Steps that can be entered now. */
  readonly reachable: readonly Step[]
  readonly values: CheckoutValues
  /** Shown issues by field. Their wording is the shop's: `wordIssue`, or `message` of a `server` one. */
  readonly issues: FieldIssues
  /** Touched fields without an issue. */
  readonly valid: readonly string[]
  readonly city: City | null
  readonly cities: readonly City[]
  readonly citiesLookup: Lookup
  readonly shippingMethods: readonly Delivery[]
  readonly shippingMethod: Delivery | null
  readonly shippingMethodsLookup: Lookup
  readonly points: readonly Point[]
  /** Number of points, loaded or not. */
  readonly pointsTotal: number
  readonly pointsLookup: Lookup
  readonly point: Point | null
  /** Payments that the shipping method allows; none before one is selected. */
  readonly payments: readonly Payment[]
  readonly cart: Cart | null
  /** What the shop has changed since the cart was shown; empty once it is agreed to. */
  readonly changes: readonly Change[]
  /** Error of the last attempt to order when no field is invalid. */
  readonly error: FlowError | null
  readonly order: PlacedOrder | null
  /** The shopper waits for an answer. */
  readonly pending: boolean
  /** Leaving the page now may leave it unclear whether there is an order. */
  readonly blocking: boolean
}

/** The part of a snapshot that the view reads. */
export interface CheckoutSnapshot {
  readonly context: CheckoutContext
  readonly value: {
    readonly process: string | { readonly at: string } | { readonly preparing: string }
    readonly cities: string
    readonly shippingMethods: string
    readonly points: string
  }
}

const statuses: Readonly<Record<string, CheckoutView['status']>> = {
  booting: 'loading',
  preparing: 'loading',
  empty: 'empty',
  saving: 'saving',
  verifying: 'verifying',
  rechecking: 'verifying',
  checkingCart: 'verifying',
  changed: 'changed',
  submitting: 'submitting',
  backoff: 'submitting',
  outcomeUnknown: 'outcomeUnknown',
  redirecting: 'redirecting',
  completed: 'done',
}

const pendingStatuses: readonly CheckoutView['status'][] = ['saving', 'verifying', 'submitting', 'redirecting']

const lookup = (state: string): Lookup => (state === 'idle' || state === 'failed' ? state : 'loading')

/** The view of a snapshot. */
export function checkoutView({ context, value }: CheckoutSnapshot): CheckoutView {
  const { process } = value
  const status = statuses[typeof process === 'string' ? process : (Object.keys(process)[0] ?? '')] ?? 'editing'
  const finished = stillFinished(context)
  const shippingMethod = selectedShippingMethod(context)
  const wrong = {
    contact: issuesOf(context, 'contact'),
    delivery: issuesOf(context, 'delivery'),
    payment: issuesOf(context, 'payment'),
  }
  return {
    status,
    step: context.step,
    finished,
    reachable: steps.filter(step => canEnter(step, finished)),
    values: context.values,
    issues: context.issues,
    valid: Object.keys(context.touched).filter(
      name => !(name in context.issues) && Boolean(context.values[name]?.trim()) && !(name in wrong[stepOf(name)]),
    ),
    city: context.city,
    cities: context.cities,
    citiesLookup: lookup(value.cities),
    shippingMethods: context.shippingMethods,
    shippingMethod,
    shippingMethodsLookup: lookup(value.shippingMethods),
    points: context.points,
    pointsTotal: context.pointsTotal,
    pointsLookup: lookup(value.points),
    point: context.point,
    payments: shippingMethod ? context.payments.filter(({ id }) => shippingMethod.payments.includes(id)) : [],
    cart: context.cart,
    changes: changesOf(context, status === 'changed'),
    error: context.error,
    order: context.order,
    pending: pendingStatuses.includes(status),
    blocking: status === 'submitting' || status === 'redirecting',
  }
}
