import type { Cart } from '@shop/contract'
import { and, assign, enqueueActions, fromPromise, setup, stateIn } from 'xstate'
import { type CityQuery, debounceMs, type PointQuery } from '../delivery-picker/directory.ts'
import { type FlowError, noAnswer, type Outcome } from '../flow/failure.ts'
import { maxAttempts, retryDelay } from '../flow/retry.ts'
import { setupTypes } from '../flow/setup-types.ts'
import type { CartReference, CheckoutCalls, PlacedOrder } from './calls.ts'
import {
  type CheckoutContext,
  type CheckoutInput,
  firstObstacle,
  isEmpty,
  issuesOf,
  isValid,
  needsShippingMethods,
  pointKindOf,
  selectedShippingMethod,
  stillFinished,
} from './context.ts'
import type { CheckoutEmitted, CheckoutEvent, InternalEvent } from './events.ts'
import { withFieldErrors } from './form-updates.ts'
import type { OrderBody } from './order-body.ts'
import { applyRejection, mustAgree } from './order-updates.ts'
import { resolveStep, type Step } from './steps.ts'
import { type CheckoutValues, firstInvalidInput, stepOf } from './values.ts'

export const errorOf = (answer: Outcome<unknown>): FlowError => (answer.ok ? noAnswer : answer.error)

/** A call that rejected. */
export const networkFailure: Outcome<never> = { ok: false, error: noAnswer }

interface CallArgs<Input> {
  input: Input
  signal: AbortSignal
}

/** Setup shared by the regions of the checkout. */
export const checkoutSetup = (calls: CheckoutCalls, random: () => number) =>
  setup({
    types: setupTypes<{
      context: CheckoutContext
      events: CheckoutEvent | InternalEvent
      emitted: CheckoutEmitted
      input: CheckoutInput & { key: string }
    }>(),
    actors: {
      restore: fromPromise(() => calls.restore()),
      saveStep: fromPromise(({ input, signal }: CallArgs<{ step: Step; values: CheckoutValues }>) =>
        calls.saveStep(input.step, input.values, signal),
      ),
      cart: fromPromise(({ input, signal }: CallArgs<CartReference>) => calls.cart(input, signal)),
      order: fromPromise(({ input: { body, key }, signal }: CallArgs<{ body: OrderBody | null; key: string }>) =>
        body ? calls.order(body, key, signal) : Promise.reject(new Error('There is no order to send')),
      ),
      cities: fromPromise(({ input, signal }: CallArgs<CityQuery>) => calls.cities(input, signal)),
      shippingMethods: fromPromise(({ input, signal }: CallArgs<CartReference & { cityRef: string | null }>) =>
        calls.shippingMethods(input, signal),
      ),
      points: fromPromise(({ input, signal }: CallArgs<PointQuery>) => calls.points(input, signal)),
    },
    actions: {
      openStep: enqueueActions(({ context, enqueue }, step: Step) => {
        const isElsewhere = context.requestedStep !== null && context.requestedStep !== step
        const historyMode = isElsewhere ? 'replace' : context.historyMode
        enqueue.assign({ step, requestedStep: null, historyMode: 'none' })
        if (historyMode !== 'none' || step !== context.step) enqueue.emit({ type: 'checkout.step', step, historyMode })
        const wrong = firstInvalidInput(context.issues)
        if (wrong !== null && stepOf(wrong) === step) enqueue.emit({ type: 'checkout.focus', name: wrong })
      }),
      showFieldErrors: enqueueActions(({ context, enqueue }, step: Step) => {
        const issues = issuesOf(context, step)
        enqueue.assign(withFieldErrors(context, issues, step))
        const name = firstInvalidInput(issues)
        if (name !== null) enqueue.emit({ type: 'checkout.focus', name })
      }),
      reject: assign(({ context }, answer: Outcome<unknown>) => applyRejection(context, errorOf(answer))),
      fail: assign((_, answer: Outcome<unknown>) => ({
        error: errorOf(answer),
        requestedStep: 'payment' as const,
        historyMode: 'none' as const,
      })),
      takeCart: assign((_, answer: Outcome<Cart>) => (answer.ok ? { cart: answer.data } : {})),
      takeOrder: assign((_, answer: Outcome<PlacedOrder>) => (answer.ok ? { order: answer.data, sent: null } : {})),
      askAgain: assign({ failures: 0, error: null }),
    },
    guards: {
      isEmpty: ({ context }) => isEmpty(context),
      isFilled: ({ context }) => !isEmpty(context),
      wasSent: ({ context }) => context.sent !== null,
      /** An order was submitted and the cart is gone: most likely the order exists. */
      wasCarriedOut: ({ context }) => context.sent !== null && isEmpty(context),
      isPrepared: ({ context }) =>
        !needsShippingMethods(context) || context.shippingMethodsFailed || context.sent !== null,
      isPreparedAndPressed: and([stateIn({ process: { preparing: 'pressed' } }), 'isPrepared']),
      resolvesTo: ({ context }, step: Step) => resolveStep(context.requestedStep, stillFinished(context)) === step,
      isValid: ({ context }, step: Step) => isValid(context, step),
      canOrder: ({ context }) => context.cartId !== null && Object.keys(firstObstacle(context)).length === 0,
      succeeded: (_, answer: Outcome<unknown>) => answer.ok,
      failed: (_, answer: Outcome<unknown>) => !answer.ok,
      /** Inputs are to blame. */
      isInvalid: (_, answer: Outcome<unknown>) => errorOf(answer).kind === 'validation',
      hasLines: (_, answer: Outcome<Cart>) => answer.ok && answer.data.items.length > 0,
      hasNoLines: (_, answer: Outcome<Cart>) => answer.ok && answer.data.items.length === 0,
      mustAgree: ({ context }, answer: Outcome<Cart>) =>
        answer.ok && answer.data.items.length > 0 && mustAgree(context, answer.data),
      isPaidElsewhere: (_, answer: Outcome<PlacedOrder>) => answer.ok && answer.data.payment !== null,
      /** The outcome of the order is unknown: only the same idempotency key may be retried. */
      isOutcomeUnknown: (_, answer: Outcome<PlacedOrder>) =>
        !answer.ok && (answer.error.retryable || answer.error.kind === 'server'),
      /** Not when too many orders were made: that passes in minutes, and the shopper is told. */
      mayAskAgain: ({ context }, answer: Outcome<PlacedOrder>) =>
        !answer.ok &&
        (answer.error.retryable || answer.error.kind === 'server') &&
        answer.error.code !== 'rate_limited' &&
        context.failures < maxAttempts - 1,
      hasChanged: (_, answer: Outcome<unknown>) =>
        errorOf(answer).kind === 'conflict' || errorOf(answer).kind === 'missing',
      hasNoCities: ({ context }) => context.cities.length === 0,
      needsShippingMethods: ({ context }) => needsShippingMethods(context),
      needsPoints: ({ context }) => context.city !== null && pointKindOf(selectedShippingMethod(context)) !== null,
      methodNeedsPoint: ({ context }, id: string) =>
        context.city !== null &&
        pointKindOf(context.shippingMethods.find(shippingMethod => shippingMethod.id === id) ?? null) !== null,
      hasMorePoints: ({ context }) => context.points.length < context.pointsTotal,
    },
    delays: { debounce: debounceMs, retryDelay: ({ context }) => retryDelay(context.failures, random) },
  })

export type CheckoutSetup = ReturnType<typeof checkoutSetup>
