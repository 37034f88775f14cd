import type { City } from '@shop/contract'
import { and, assign, enqueueActions, not, or, setup, stateIn } from 'xstate'
import type { FlowCart } from '../cart/ids.ts'
import type { ClientFailure } from '../flow/failure.ts'
import { notProvided } from '../flow/request.ts'
import { maxAttempts, retryDelay } from '../flow/retry.ts'
import { setupTypes } from '../flow/setup-types.ts'
import type {
  CartReference,
  FinishedStep,
  OrderPayment,
  OrderReference,
  OrderSubmission,
  RestoredState,
  ShippingOptions,
  ShippingQuery,
} from './actors.ts'
import { type CheckoutContext, type CheckoutInput, isEmpty } from './context.ts'
import type { CheckoutDefinition } from './definition.ts'
import type { CheckoutEmitted, CheckoutEvent } from './events.ts'
import { destinationOf, firstInvalidInput, firstInvalidStepIssues } from './form-changes.ts'
import { firstStep, issuesOf, isValid, resolveStep, stepOf, stillFinished } from './form-rules.ts'
import { finishStep, requestStep, requestStepOf, withFieldErrors } from './form-updates.ts'
import { acceptChanges, applyCart, applyRejection, mustAcceptConflict, prepareOrder } from './order-updates.ts'
import type { PlacedOrder } from './placed-order.ts'
import {
  changesDelivery,
  isDestinationElsewhere,
  isOtherDestination,
  needsShippingMethods,
} from './selection-updates.ts'
import type { CheckoutTag } from './tags.ts'

/** Repeated questions about a payment before it is told that its outcome is unknown. */
const maxPaymentQuestions = 2

const isRetryable = ({ retryable, kind }: ClientFailure): boolean => retryable || kind === 'server'

/** Actors, actions and guards of a checkout. */
export const createCheckoutSetup = (definition: CheckoutDefinition) =>
  setup({
    types: setupTypes<{
      context: CheckoutContext
      events: CheckoutEvent<string>
      emitted: CheckoutEmitted<string>
      input: CheckoutInput<string> & { key: string }
      tags: CheckoutTag
    }>(),
    actors: {
      restore: notProvided<void, RestoredState>(),
      saveStep: notProvided<FinishedStep, unknown>(),
      shippingMethods: notProvided<ShippingQuery, ShippingOptions>(),
      submitOrder: notProvided<OrderSubmission, PlacedOrder>(),
      loadCart: notProvided<CartReference, FlowCart>(),
      loadOrder: notProvided<OrderReference, OrderPayment>(),
    },
    actions: {
      openStep: enqueueActions(({ context, enqueue }, step: string) => {
        const isElsewhere = context.requestedStep !== null && context.requestedStep !== step
        const historyMode = isElsewhere ? 'replace' : context.historyMode
        enqueue.assign({ step, requestedStep: null, historyMode: 'none' })
        if (historyMode !== 'none' || step !== context.step) enqueue.emit({ type: 'checkout.step', step, historyMode })
        const invalid = firstInvalidInput(definition, context.issues)
        if (invalid !== null && stepOf(definition, invalid) === step)
          enqueue.emit({ type: 'checkout.focus', name: invalid })
      }),
      requestStep: assign((_, step: string) => requestStep(step)),
      /** The URL is right already, unless the step cannot be entered yet. */
      followUrl: assign((_, step: string | null) => ({
        ...requestStep(step ?? firstStep(definition)),
        historyMode: 'none' as const,
      })),
      finishStep: assign(({ context }, step: string) => finishStep(definition, context, step)),
      showFieldErrors: enqueueActions(({ context, enqueue }, step: string) => {
        const issues = issuesOf(definition, context, step)
        enqueue.assign(withFieldErrors(definition, context, issues, step))
        const name = firstInvalidInput(definition, issues)
        if (name !== null) enqueue.emit({ type: 'checkout.focus', name })
      }),
      /** Shows why there is no order yet and requests the step that it is about. */
      showObstacle: assign(({ context }) => {
        const issues = firstInvalidStepIssues(definition, context)
        const requested = requestStepOf(definition, context, issues)
        return { ...withFieldErrors(definition, context, issues, requested.requestedStep), ...requested }
      }),
      applyCart: assign(({ context }, { cart, coupon = context.coupon }: { cart: FlowCart; coupon?: string | null }) =>
        applyCart(context, cart, coupon),
      ),
      acceptChanges: assign(({ context }) => acceptChanges(definition, context)),
      reportChanges: enqueueActions(({ context, enqueue }) => {
        enqueue.emit({ type: 'checkout.changed' })
        if (context.cart) enqueue.emit({ type: 'checkout.cart', cart: context.cart })
      }),
      prepareOrder: assign(({ context }) => prepareOrder(definition, context)),
      countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
      resetFailures: assign({ failures: 0, error: null, paymentOutcome: null }),
      showError: assign((_, error: ClientFailure) => ({ error })),
      applyRejection: assign(({ context }, error: ClientFailure) => applyRejection(definition, context, error)),
      recordOrder: assign((_, order: PlacedOrder) => ({ order, sent: null })),
      recordPayment: assign(({ context: { order } }, { outcome, payment = order?.payment }: OrderPayment) => ({
        paymentOutcome: outcome,
        order: order && { ...order, payment: payment ?? null },
      })),
      redirect: enqueueActions(({ context: { order }, enqueue }) => {
        if (order) enqueue.emit({ type: 'checkout.redirect', order })
      }),
      reportUnpaid: enqueueActions(({ context: { order, paymentOutcome }, enqueue }) => {
        if (order && paymentOutcome) enqueue.emit({ type: 'checkout.unpaid', order, outcome: paymentOutcome })
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
      isPlaced: ({ context }) => context.order !== null,
      /** No order is submitted: a cart that an order has emptied is not shown as an empty one. */
      followsCart: ({ context }) => context.sent === null && context.order === null,
      isInOtherCity: ({ context }, id: number | null) => definition.directory?.isInOtherCity(context, id) ?? false,
      /** Something else is typed than a city. */
      isNoCity: (_, city: City | null) => city === null,
      changesDelivery: ({ context }, cart: FlowCart) => changesDelivery(definition, context, cart),
      isOtherDestination: ({ context }) => isOtherDestination(definition, context),
      isDestinationKnown: ({ context }) => destinationOf(definition, context) !== null,
      isDestinationElsewhere: ({ context }) => isDestinationElsewhere(definition, context),
      /** They are not loaded with every key: a step that determines the destination is finished or left first. */
      mustLoadShippingMethods: and([
        'isOtherDestination',
        'isDestinationKnown',
        not(stateIn({ process: 'restoring' })),
        or([not(stateIn({ process: 'editing' })), 'isDestinationElsewhere']),
      ]),
      hasOtherShippingMethods: ({ context }) =>
        context.shippingDestination !== null && isOtherDestination(definition, context),
      hasShippingMethods: ({ context }) => !needsShippingMethods(definition, context),
      isPrepared: or(['hasShippingMethods', stateIn({ shippingMethods: 'failed' }), 'isSubmitted', 'isPlaced']),
      isPreparedAndSubmitRequested: and([stateIn({ process: { preparing: 'submitRequested' } }), 'isPrepared']),
      resolvesTo: ({ context }, step: string) =>
        resolveStep(definition, context.requestedStep, stillFinished(definition, context)) === step,
      isValid: ({ context }, step: string) => isValid(definition, context, step),
      isComplete: ({ context }) =>
        context.cartId !== null && Object.keys(firstInvalidStepIssues(definition, context)).length === 0,
      /** Nothing was sent yet, so it is known that there is no order. */
      isCompleteOffline: and([stateIn({ network: 'offline' }), 'isComplete']),
      hasNetworkError: ({ context }) => context.error?.kind === 'network',
      isPaidElsewhere: (_, { payment }: PlacedOrder) => payment !== null,
      /** The page asks again, by itself or when the shopper wants it, so that nobody waits here for long. */
      mayAskAboutPayment: ({ context }) => context.failures < maxPaymentQuestions,
      isPaymentAwaited: ({ context }, { outcome }: OrderPayment) =>
        outcome === 'unknown' && context.failures < maxPaymentQuestions,
      isPaid: (_, { outcome }: OrderPayment) => outcome === 'paid',
      mayPay: ({ context }) => Boolean(context.order?.payment),
      hasLines: (_, { items }: FlowCart) => items.length > 0,
      /** The error is about fields. */
      isInvalid: (_, error: ClientFailure) => error.kind === 'validation',
      /** A rate limit lasts minutes: it is shown instead of being retried. */
      mayRetry: ({ context }, error: ClientFailure) =>
        isRetryable(error) && error.code !== 'rate_limited' && context.failures < maxAttempts - 1,
      /** Only the same idempotency key may be retried, also after a client that threw: it may have sent the order. */
      isOutcomeUnknown: ({ context }, error: ClientFailure) =>
        context.sent !== null && (isRetryable(error) || error.kind === 'adapter' || error.kind === 'answer'),
      /** The cart of the conflict differs from the one that was shown. */
      mustAcceptConflict: ({ context }, error: ClientFailure) => mustAcceptConflict(context, error),
    },
    delays: { retryDelay: ({ context }) => retryDelay(context.failures, Math.random) },
  })

/** Types a part of the machine's configuration. */
export type CheckoutStateConfig = ReturnType<typeof createCheckoutSetup>['createStateConfig']
