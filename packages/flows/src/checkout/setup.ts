import type { Cart, Order } from '@shop/contract'
import { and, assign, enqueueActions, not, or, setup, stateIn } from 'xstate'
import type { ClientFailure } from '../flow/failure.ts'
import { notProvided } from '../flow/request.ts'
import { maxAttempts, retryDelay } from '../flow/retry.ts'
import { setupTypes } from '../flow/setup-types.ts'
import type {
  CartReference,
  FinishedStep,
  OrderReference,
  OrderSubmission,
  PlacedOrder,
  RestoredState,
  ShippingOptions,
  ShippingQuery,
} from './actors.ts'
import {
  type CheckoutContext,
  type CheckoutInput,
  changesDelivery,
  firstInvalidStepIssues,
  isEmpty,
  issuesOf,
  isValid,
  lacksShippingMethods,
  needsShippingMethods,
  stillFinished,
} from './context.ts'
import type { CheckoutEmitted, CheckoutEvent, InternalEvent } from './events.ts'
import { finishStep, requestStep, withFieldErrors } from './form-updates.ts'
import { acceptChanges, applyCart, applyRejection, mustAcceptConflict, prepareOrder } from './order-updates.ts'
import { isInOtherCity } from './selection-updates.ts'
import { resolveStep, type Step } from './steps.ts'
import type { CheckoutTag } from './tags.ts'
import { firstInvalidInput, stepOf } from './values.ts'

/** Repeated questions about a payment before the page of the order opens. */
const maxPaymentQuestions = 2

const isRetryable = ({ retryable, kind }: ClientFailure): boolean => retryable || kind === 'server'

/** Actors, actions and guards of the checkout. */
export const checkoutSetup = setup({
  types: setupTypes<{
    context: CheckoutContext
    events: CheckoutEvent | InternalEvent
    emitted: CheckoutEmitted
    input: CheckoutInput & { key: string }
    tags: CheckoutTag
  }>(),
  actors: {
    restore: notProvided<void, RestoredState>('restore'),
    saveStep: notProvided<FinishedStep, unknown>('saveStep'),
    shippingMethods: notProvided<ShippingQuery, ShippingOptions>('shippingMethods'),
    submitOrder: notProvided<OrderSubmission, PlacedOrder>('submitOrder'),
    loadCart: notProvided<CartReference, Cart>('loadCart'),
    loadOrder: notProvided<OrderReference, Order>('loadOrder'),
  },
  actions: {
    openStep: enqueueActions(({ context, enqueue }, step: Step) => {
      const isElsewhere = context.requestedStep !== null && context.requestedStep !== step
      const historyMode = isElsewhere ? 'replace' : context.historyMode
      enqueue.assign({ step, requestedStep: null, historyMode: 'none' })
      if (historyMode !== 'none' || step !== context.step) enqueue.emit({ type: 'checkout.step', step, historyMode })
      const invalid = firstInvalidInput(context.issues)
      if (invalid !== null && stepOf(invalid) === step) enqueue.emit({ type: 'checkout.focus', name: invalid })
    }),
    requestStep: assign((_, step: Step) => requestStep(step)),
    /** The URL is right already, unless the step cannot be entered yet. */
    followUrl: assign((_, step: Step | null) => ({ ...requestStep(step ?? 'contact'), historyMode: 'none' as const })),
    finishStep: assign(({ context }, step: 'contact' | 'delivery') => finishStep(context, step)),
    showFieldErrors: enqueueActions(({ context, enqueue }, step: Step) => {
      const issues = issuesOf(context, step)
      enqueue.assign(withFieldErrors(context, issues, step))
      const name = firstInvalidInput(issues)
      if (name !== null) enqueue.emit({ type: 'checkout.focus', name })
    }),
    /** Shows why there is no order yet and requests the step that it is about. */
    showObstacle: assign(({ context }) => {
      const issues = firstInvalidStepIssues(context)
      const step = stepOf(firstInvalidInput(issues) ?? 'payment.id')
      const historyMode = step === 'payment' ? ('none' as const) : ('replace' as const)
      return { ...withFieldErrors(context, issues, step), requestedStep: step, historyMode }
    }),
    applyCart: assign(({ context }, { cart, coupon = context.coupon }: { cart: Cart; coupon?: string | null }) =>
      applyCart(context, cart, coupon),
    ),
    acceptChanges: assign(({ context }) => acceptChanges(context)),
    reportChanges: enqueueActions(({ context, enqueue }) => {
      enqueue.emit({ type: 'checkout.changed' })
      if (context.cart) enqueue.emit({ type: 'checkout.cart', cart: context.cart })
    }),
    prepareOrder: assign(({ context }) => prepareOrder(context)),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    resetFailures: assign({ failures: 0, error: null }),
    showError: assign((_, error: ClientFailure) => ({ error })),
    applyRejection: assign(({ context }, error: ClientFailure) => applyRejection(context, error)),
    recordOrder: assign((_, order: PlacedOrder) => ({ order, sent: null })),
    redirect: enqueueActions(({ context: { order }, enqueue }) => {
      if (order) enqueue.emit({ type: 'checkout.redirect', order })
    }),
    complete: enqueueActions(({ context: { order }, enqueue }) => {
      if (order) enqueue.emit({ type: 'checkout.completed', order })
    }),
  },
  guards: {
    isEmpty: ({ context }) => isEmpty(context),
    isFilled: ({ context }) => !isEmpty(context),
    isSubmitted: ({ context }) => context.sent !== null,
    /** An order was submitted and the cart is gone: most likely the order exists. */
    isProbablyPlaced: ({ context }) => context.sent !== null && isEmpty(context),
    /** No order is submitted: a cart that an order has emptied is not shown as an empty one. */
    followsCart: ({ context }) => context.sent === null && context.order === null,
    isInOtherCity: ({ context }, id: number | null) => isInOtherCity(context, id),
    /** Another address than the saved ones. */
    isNoAddress: (_, id: number | null) => id === null,
    changesDelivery: ({ context }, cart: Cart) => changesDelivery(context, cart),
    lacksShippingMethods: ({ context }) => lacksShippingMethods(context),
    needsShippingMethods: ({ context }) => needsShippingMethods(context),
    isPrepared: or([not('needsShippingMethods'), stateIn({ shippingMethods: 'failed' }), 'isSubmitted']),
    isPreparedAndSubmitRequested: and([stateIn({ process: { preparing: 'submitRequested' } }), 'isPrepared']),
    resolvesTo: ({ context }, step: Step) => resolveStep(context.requestedStep, stillFinished(context)) === step,
    isValid: ({ context }, step: Step) => isValid(context, step),
    isComplete: ({ context }) => context.cartId !== null && Object.keys(firstInvalidStepIssues(context)).length === 0,
    /** Nothing was sent yet, so it is known that there is no order. */
    isCompleteOffline: and([stateIn({ network: 'offline' }), 'isComplete']),
    hasNetworkError: ({ context }) => context.error?.kind === 'network',
    isPaidElsewhere: (_, { payment }: PlacedOrder) => payment !== null,
    /** The page of the order goes on asking, so that nobody waits here for long. */
    mayAskAboutPayment: ({ context }) => context.failures < maxPaymentQuestions,
    isPaymentAwaited: ({ context }, { payment }: Order) => payment.awaiting && context.failures < maxPaymentQuestions,
    hasLines: (_, { items }: Cart) => items.length > 0,
    /** The error is about fields. */
    isInvalid: (_, { kind }: ClientFailure) => kind === 'validation',
    /** A rate limit lasts minutes: it is shown instead of being retried. */
    mayRetry: ({ context }, error: ClientFailure) =>
      isRetryable(error) && error.code !== 'rate_limited' && context.failures < maxAttempts - 1,
    /** Only the same idempotency key may be retried. */
    isOutcomeUnknown: (_, error: ClientFailure) => isRetryable(error),
    /** The cart of the conflict differs from the one that was shown. */
    mustAcceptConflict: ({ context }, error: ClientFailure) => mustAcceptConflict(context, error),
  },
  delays: { retryDelay: ({ context }) => retryDelay(context.failures, Math.random) },
})
