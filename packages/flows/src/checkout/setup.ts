import type { Cart } from '@shop/contract'
import { and, assign, enqueueActions, fromPromise, setup, stateIn } from 'xstate'
import { type CityQuery, DEBOUNCE, type PointQuery } from '../delivery-picker/directory.ts'
import { type FlowError, noAnswer, type Outcome } from '../flow/failure.ts'
import { ATTEMPTS, retryDelay } from '../flow/retry.ts'
import { typed } from '../flow/typed.ts'
import type { BasketAddress, CheckoutCalls, Placed } from './calls.ts'
import {
  type CheckoutContext,
  type CheckoutInput,
  finishedNow,
  firstObstacle,
  isEmpty,
  isGood,
  issuesOf,
  lacksWays,
  pointKindOf,
  wayOf,
} from './context.ts'
import type { CheckoutEmitted, CheckoutEvent, Inner } from './events.ts'
import { punished } from './filling.ts'
import { mustAgree, refused } from './ordering.ts'
import { landing, type Step } from './steps.ts'
import type { OrderBody } from './submission.ts'
import { firstOf, stepOf, type Typed } from './typed.ts'

export const errorOf = (answer: Outcome<unknown>): FlowError => (answer.ok ? noAnswer : answer.error)

/** What a call that broke comes to. */
export const lost: Outcome<never> = { ok: false, error: noAnswer }

interface Asked<Input> {
  input: Input
  signal: AbortSignal
}

/** What the regions of the checkout have in common: their calls, and the names of what they decide and do. */
export const checkoutSetup = (calls: CheckoutCalls, random: () => number) =>
  setup({
    types: typed<{
      context: CheckoutContext
      events: CheckoutEvent | Inner
      emitted: CheckoutEmitted
      input: CheckoutInput & { key: string }
    }>(),
    actors: {
      remember: fromPromise(() => calls.remember()),
      saveStep: fromPromise(({ input, signal }: Asked<{ step: Step; typed: Typed }>) =>
        calls.saveStep(input.step, input.typed, signal),
      ),
      cart: fromPromise(({ input, signal }: Asked<BasketAddress>) => calls.cart(input, signal)),
      order: fromPromise(({ input: { body, key }, signal }: Asked<{ body: OrderBody | null; key: string }>) =>
        body ? calls.order(body, key, signal) : Promise.reject(new Error('There is no order to send')),
      ),
      cities: fromPromise(({ input, signal }: Asked<CityQuery>) => calls.cities(input, signal)),
      ways: fromPromise(({ input, signal }: Asked<BasketAddress & { cityRef: string | null }>) =>
        calls.ways(input, signal),
      ),
      points: fromPromise(({ input, signal }: Asked<PointQuery>) => calls.points(input, signal)),
    },
    actions: {
      openStep: enqueueActions(({ context, enqueue }, step: Step) => {
        const isElsewhere = context.asked !== null && context.asked !== step
        const trace = isElsewhere ? 'replace' : context.trace
        enqueue.assign({ step, asked: null, trace: 'none' })
        if (trace !== 'none' || step !== context.step) enqueue.emit({ type: 'checkout.step', step, trace })
        const wrong = firstOf(context.issues)
        if (wrong !== null && stepOf(wrong) === step) enqueue.emit({ type: 'checkout.focus', name: wrong })
      }),
      punish: enqueueActions(({ context, enqueue }, step: Step) => {
        const issues = issuesOf(context, step)
        enqueue.assign(punished(context, issues, step))
        const name = firstOf(issues)
        if (name !== null) enqueue.emit({ type: 'checkout.focus', name })
      }),
      refuse: assign(({ context }, answer: Outcome<unknown>) => refused(context, errorOf(answer))),
      fail: assign((_, answer: Outcome<unknown>) => ({
        error: errorOf(answer),
        asked: 'payment' as const,
        trace: 'none' as const,
      })),
      takeCart: assign((_, answer: Outcome<Cart>) => (answer.ok ? { cart: answer.data } : {})),
      takeOrder: assign((_, answer: Outcome<Placed>) => (answer.ok ? { order: answer.data, sent: null } : {})),
      askAgain: assign({ failures: 0, error: null }),
    },
    guards: {
      isEmpty: ({ context }) => isEmpty(context),
      isFilled: ({ context }) => !isEmpty(context),
      wasSent: ({ context }) => context.sent !== null,
      /** An order was sent and the cart is gone: it was most likely made of it. */
      wasCarriedOut: ({ context }) => context.sent !== null && isEmpty(context),
      isPrepared: ({ context }) => !lacksWays(context) || context.waysFailed || context.sent !== null,
      isPreparedAndPressed: and([stateIn({ process: { preparing: 'pressed' } }), 'isPrepared']),
      lands: ({ context }, step: Step) => landing(context.asked, finishedNow(context)) === step,
      isGood: ({ context }, step: Step) => isGood(context, step),
      canOrder: ({ context }) => context.cartId !== null && Object.keys(firstObstacle(context)).length === 0,
      succeeded: (_, answer: Outcome<unknown>) => answer.ok,
      failed: (_, answer: Outcome<unknown>) => !answer.ok,
      /** Inputs are to blame. */
      isInvalid: (_, answer: Outcome<unknown>) => errorOf(answer).kind === 'validation',
      hasLines: (_, answer: Outcome<Cart>) => answer.ok && answer.data.items.length > 0,
      hasNoLines: (_, answer: Outcome<Cart>) => answer.ok && answer.data.items.length === 0,
      mustAgree: ({ context }, answer: Outcome<Cart>) =>
        answer.ok && answer.data.items.length > 0 && mustAgree(context, answer.data),
      isPaidElsewhere: (_, answer: Outcome<Placed>) => answer.ok && answer.data.payment !== null,
      /** Nobody can say what became of the order: only the same key may ask again. */
      isUnclear: (_, answer: Outcome<Placed>) =>
        !answer.ok && (answer.error.retryable || answer.error.kind === 'server'),
      /** Not when too many orders were made: that passes in minutes, and the shopper is told. */
      mayAskAgain: ({ context }, answer: Outcome<Placed>) =>
        !answer.ok &&
        (answer.error.retryable || answer.error.kind === 'server') &&
        answer.error.code !== 'rate_limited' &&
        context.failures < ATTEMPTS - 1,
      hasChanged: (_, answer: Outcome<unknown>) =>
        errorOf(answer).kind === 'conflict' || errorOf(answer).kind === 'missing',
      hasNoCities: ({ context }) => context.cities.length === 0,
      lacksWays: ({ context }) => lacksWays(context),
      needsPoints: ({ context }) => context.city !== null && pointKindOf(wayOf(context)) !== null,
      waysPoints: ({ context }, id: string) =>
        context.city !== null && pointKindOf(context.ways.find(way => way.id === id) ?? null) !== null,
      hasMorePoints: ({ context }) => context.points.length < context.pointsTotal,
    },
    delays: { debounce: DEBOUNCE, retryDelay: ({ context }) => retryDelay(context.failures, random) },
  })

export type CheckoutSetup = ReturnType<typeof checkoutSetup>
