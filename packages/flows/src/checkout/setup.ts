import type { City, Point } from '@shop/contract'
import { and, assign, enqueueActions, not, or, setup, stateIn } from 'xstate'
import type { CartReference } from '../cart/execute.ts'
import type { FlowCart } from '../cart/ids.ts'
import type { ClientFailure } from '../flow/failure.ts'
import type { FieldIssues } from '../flow/field-issues.ts'
import { notProvided } from '../flow/request.ts'
import { maxAttempts, retryDelay } from '../flow/retry.ts'
import { setupTypes } from '../flow/setup-types.ts'
import type {
  FinishedStep,
  OrderPayment,
  OrderReference,
  OrderSubmission,
  RestoredState,
  ShippingOptions,
  ShippingQuery,
} from './actors.ts'
import { type CheckoutContext, type CheckoutInput, cartReference, isEmpty, selectedShippingMethod } from './context.ts'
import type { CheckoutDefinition } from './definition.ts'
import type { CheckoutEmitted, CheckoutEvent } from './events.ts'
import type { FormChanges } from './form-changes.ts'
import type { PlacedOrder } from './placed-order.ts'
import type { CheckoutTag } from './tags.ts'
import { applyCart, cartOfConflict, mustAcceptConflict, nextKey, requestStep, restoreDraft } from './updates.ts'
import { allowedPayments, type CheckoutValues, PAYMENT, SHIPPING_METHOD } from './values.ts'

/** Repeated questions about a payment before it is told that its outcome is unknown. */
const maxPaymentQuestions = 2

const isRetryable = ({ retryable, kind }: ClientFailure): boolean => retryable || kind === 'server'

/** Actors, actions and guards of a checkout. */
export const createCheckoutSetup = ({ directory, toOrderBody }: CheckoutDefinition, rules: FormChanges) => {
  const { stepNames, firstStep, inputsOf, stepOf, issuesOf, cleanStep, destinationOf, firstInvalidInput } = rules

  const isOtherDestination = (context: CheckoutContext) => destinationOf(context) !== context.shippingDestination

  /** The shipping methods of another destination are not those of this one. */
  const withDestination = (before: CheckoutContext, next: CheckoutContext): CheckoutContext =>
    destinationOf(before) === destinationOf(next) ? next : { ...next, shippingMethods: [], payments: [] }

  /** A field with a shown issue is validated with every key, so that the issue disappears at once; others are not. */
  function updateValues(context: CheckoutContext, values: CheckoutValues): CheckoutContext {
    const next = withDestination(context, { ...context, values: { ...context.values, ...values } })
    const remaining = Object.entries(context.issues).flatMap(([name, issue]) => {
      const now = issue.rule === 'server' && !(name in values) ? issue : issuesOf(next, stepOf(name))[name]
      return now ? [[name, now] as const] : []
    })
    return { ...next, issues: Object.fromEntries(remaining) }
  }

  /** Shows the issues of a step. */
  const withFieldErrors = ({ touched }: CheckoutContext, issues: FieldIssues, step: string) => ({
    issues,
    touched: { ...touched, ...Object.fromEntries(inputsOf(step).map(name => [name, true] as const)) },
  })

  /** Requests the step of the first issue, or the last one without an issue. */
  function requestStepOf({ step }: CheckoutContext, issues: FieldIssues) {
    const requestedStep = stepOf(firstInvalidInput(issues) ?? '')
    return { requestedStep, historyMode: requestedStep === step ? ('none' as const) : ('replace' as const) }
  }

  const isValid = (context: CheckoutContext, step: string) => Object.keys(issuesOf(context, step)).length === 0

  /** Another shipping method: its point differs, and the payment may not be allowed. */
  function pickShippingMethod(context: CheckoutContext, id: string): CheckoutContext {
    if (context.values[SHIPPING_METHOD] === id) return context
    const allowed = context.shippingMethods.find(shippingMethod => shippingMethod.id === id)?.payments ?? []
    const payment = context.values[PAYMENT] ?? ''
    return updateValues(
      { ...context, point: null },
      { ...directory?.noPoint, [SHIPPING_METHOD]: id, [PAYMENT]: allowed.includes(payment) ? payment : '' },
    )
  }

  return setup({
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
      loadCart: notProvided<CartReference<string>, FlowCart>(),
      loadOrder: notProvided<OrderReference, OrderPayment>(),
    },
    actions: {
      openStep: enqueueActions(({ context, enqueue }, step: string) => {
        const isElsewhere = context.requestedStep !== null && context.requestedStep !== step
        const historyMode = isElsewhere ? 'replace' : context.historyMode
        enqueue.assign({ step, requestedStep: null, historyMode: 'none' })
        if (historyMode !== 'none' || step !== context.step) enqueue.emit({ type: 'checkout.step', step, historyMode })
        const invalid = firstInvalidInput(context.issues)
        if (invalid !== null && stepOf(invalid) === step) enqueue.emit({ type: 'checkout.focus', name: invalid })
      }),
      requestStep: assign((_, step: string) => requestStep(step)),
      /** The URL is right already, unless the step cannot be entered yet. */
      followUrl: assign((_, step: string | null) => ({
        ...requestStep(step ?? firstStep),
        historyMode: 'none' as const,
      })),
      requestPreviousStep: assign(({ context }) => requestStep(rules.previousStep(context.step))),
      /** Its values are normalised, and the next step is requested. */
      finishStep: assign(({ context }, step: string) => ({
        ...withFieldErrors(context, {}, step),
        values: cleanStep(step, context.values),
        finished: { ...context.finished, [step]: true },
        requestedStep: rules.nextStep(step),
        historyMode: 'push' as const,
      })),
      updateValues: assign(({ context }, values: CheckoutValues) => updateValues(context, values)),
      /** A field lost focus: it is validated, unless it is empty. */
      blurField: assign(({ context: { values, issues, touched }, context }, name: string) => {
        if (!values[name]?.trim()) return {}
        const { [name]: _, ...others } = issues
        const step = stepOf(name)
        const issue = issuesOf(context, step)[name]
        return {
          values: { ...values, [name]: cleanStep(step, values)[name] ?? '' },
          touched: { ...touched, [name]: true as const },
          issues: issue ? { ...others, [name]: issue } : others,
        }
      }),
      /** A customer signed in during the checkout: empty fields are filled. */
      prefill: assign(({ context: { values } }, own: CheckoutValues) => ({
        values: { ...values, ...Object.fromEntries(Object.entries(own).filter(([name]) => !values[name])) },
      })),
      restoreDraft: enqueueActions(({ context, enqueue }, restored: RestoredState) => {
        const next = restoreDraft(context, restored)
        enqueue.assign(withDestination(context, next))
        if (restored.isInvalid) enqueue.emit({ type: 'checkout.draftDiscarded' })
      }),
      pickCity: assign(({ context }, city: City | null) => directory?.pickCity(updateValues, context, city) ?? {}),
      pickAddress: assign(({ context }, id: number | null) => directory?.pickAddress(updateValues, context, id) ?? {}),
      pickPoint: assign(({ context }, point: Point | null) => directory?.pickPoint(updateValues, context, point) ?? {}),
      pickShippingMethod: assign(({ context }, id: string) => pickShippingMethod(context, id)),
      /** Without a shipping method this is an issue, not silence. */
      pickPayment: assign(({ context }, id: string) => {
        const shippingMethod = selectedShippingMethod(context)
        if (!shippingMethod) return { issues: { ...context.issues, [PAYMENT]: { rule: 'deliveryFirst' as const } } }
        const isAllowed = allowedPayments({ shippingMethod, point: context.point }).includes(id)
        return isAllowed ? updateValues(context, { [PAYMENT]: id }) : {}
      }),
      beginLoading: assign(({ context }) => ({ shippingDestination: destinationOf(context) })),
      /** The shipping methods of the destination. A selected one that is missing is deselected. */
      applyShippingOptions: assign(({ context }, { shippingMethods, payments }: ShippingOptions) => {
        const next = { ...context, shippingMethods, payments }
        return selectedShippingMethod(next) || !context.values[SHIPPING_METHOD] ? next : pickShippingMethod(next, '')
      }),
      showFieldErrors: enqueueActions(({ context, enqueue }, step: string) => {
        const issues = issuesOf(context, step)
        enqueue.assign(withFieldErrors(context, issues, step))
        const name = firstInvalidInput(issues)
        if (name !== null) enqueue.emit({ type: 'checkout.focus', name })
      }),
      /** Shows why there is no order yet and requests the step that it is about. */
      showObstacle: assign(({ context }) => {
        const invalid = stepNames.find(step => !isValid(context, step))
        const issues = invalid === undefined ? {} : issuesOf(context, invalid)
        const requested = requestStepOf(context, issues)
        return { ...withFieldErrors(context, issues, requested.requestedStep), ...requested }
      }),
      applyCart: assign(({ context }, { cart, coupon = context.coupon }: { cart: FlowCart; coupon?: string | null }) =>
        applyCart(context, cart, coupon),
      ),
      acceptChanges: assign(({ context }) => ({
        cartSnapshot: context.cart,
        error: null,
        ...requestStepOf(context, {}),
      })),
      reportChanges: enqueueActions(({ context, enqueue }) => {
        enqueue.emit({ type: 'checkout.changed' })
        if (context.cart) enqueue.emit({ type: 'checkout.cart', cart: context.cart })
      }),
      /** The order of the cart that was shown. Its body is stored until its outcome is known. */
      prepareOrder: assign(({ context }) => {
        const { cartId, cartSnapshot, adClick, city, point, values } = context
        if (cartId === null || !cartSnapshot) return {}
        const sent = toOrderBody({
          ...cartReference(context),
          version: cartSnapshot.version,
          adClick,
          values: rules.clean(values),
          city,
          shippingMethod: selectedShippingMethod(context),
          point,
        })
        return sent ? { sent, failures: 0, error: null, issues: {} } : {}
      }),
      countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
      resetFailures: assign({ failures: 0, error: null, paymentOutcome: null }),
      showError: assign((_, error: ClientFailure) => ({ error })),
      /** No order exists under this key. Invalid fields are shown and their step is requested. */
      applyRejection: assign(({ context }, error: ClientFailure) => {
        const issues = rules.toFieldIssues(error.fields)
        const invalid = Object.keys(issues)
        const cart = cartOfConflict(error) ?? context.cart
        // Changes that are listed explain the rejection themselves, and are compared with the accepted cart.
        const hasChanges = mustAcceptConflict(context, error)
        return {
          key: nextKey(context.key),
          sent: null,
          failures: 0,
          cart,
          cartSnapshot: hasChanges || cart === context.cart ? context.cartSnapshot : cart,
          issues,
          touched: { ...context.touched, ...Object.fromEntries(invalid.map(name => [name, true] as const)) },
          error: invalid.length === 0 && !hasChanges ? error : null,
          ...requestStepOf(context, issues),
        }
      }),
      /** No order exists under the key: what is submitted next is another order. */
      startNewOrder: assign(({ context }, cart: FlowCart) => ({
        ...applyCart(context, cart, context.coupon),
        ...requestStep(rules.lastStep),
        key: nextKey(context.key),
        sent: null,
        order: null,
        paymentOutcome: null,
      })),
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
      isInOtherCity: ({ context }, id: number | null) => directory?.isInOtherCity(context, id) ?? false,
      /** Something else is typed than a city. */
      isNoCity: (_, city: City | null) => city === null,
      /**
       * The shop pays the carrier with a cart and does not with the present one, or the other way round; of another cart the tax and the
       * total of a shipping method, and what is paid monthly, are others too.
       */
      changesDelivery: ({ context }, cart: FlowCart) =>
        destinationOf(context) !== null &&
        context.sent === null &&
        (context.cart?.coupon?.free_delivery !== cart.coupon?.free_delivery ||
          (context.cart?.version !== cart.version &&
            context.shippingMethods.some(
              ({ tax, total }) => (tax ?? total ?? cart.instalment ?? context.cart?.instalment) !== undefined,
            ))),
      isOtherDestination: ({ context }) => isOtherDestination(context),
      isDestinationKnown: ({ context }) => destinationOf(context) !== null,
      /** The inputs of the open step, which are still being entered, do not determine the destination. */
      isDestinationElsewhere({ context }) {
        const open = inputsOf(context.step)
        const others = Object.entries(context.values).filter(([name]) => !open.includes(name))
        return destinationOf(context) === destinationOf({ ...context, values: Object.fromEntries(others) })
      },
      /** They are not loaded with every key: a step that determines the destination is finished or left first. */
      mustLoadShippingMethods: and([
        'isOtherDestination',
        'isDestinationKnown',
        not(stateIn({ process: 'restoring' })),
        or([not(stateIn({ process: 'editing' })), 'isDestinationElsewhere']),
      ]),
      hasOtherShippingMethods: ({ context }) => context.shippingDestination !== null && isOtherDestination(context),
      hasShippingMethods: ({ context }) =>
        destinationOf(context) === null || context.shippingMethods.length > 0 || !context.values[SHIPPING_METHOD],
      isPrepared: or(['hasShippingMethods', stateIn({ shippingMethods: 'failed' }), 'isSubmitted', 'isPlaced']),
      isPreparedAndSubmitRequested: and([stateIn({ process: { preparing: 'submitRequested' } }), 'isPrepared']),
      resolvesTo: ({ context }, step: string) =>
        rules.resolveStep(context.requestedStep, rules.stillFinished(context)) === step,
      isValid: ({ context }, step: string) => isValid(context, step),
      isComplete: ({ context }) => context.cartId !== null && stepNames.every(step => isValid(context, step)),
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
}

/** Types a part of the machine's configuration. */
export const createStateConfig: ReturnType<typeof createCheckoutSetup>['createStateConfig'] = config => config
