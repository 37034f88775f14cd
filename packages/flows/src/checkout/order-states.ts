import { failureOf } from '../flow/request.ts'
import { cartReference } from './context.ts'
import { createStateConfig } from './setup.ts'
import { stepTransitions } from './step-states.ts'

/** The cart of the order is empty, or that is not known. */
const uneditable = [{ guard: 'isPlaced', target: 'unpaid' }, { target: 'outcomeUnknown' }] as const

/**
 * The states between submitting an order and its outcome. The order is sent with the version of the cart that was shown, under
 * one key until its outcome is known; a cart that has changed comes back with the conflict.
 */
export const orderStates = createStateConfig({
  states: {
    submitting: {
      tags: ['submitting', 'pending', 'blocking'],
      invoke: {
        id: 'submitOrder',
        src: 'submitOrder',
        input: ({ context }) => ({ body: context.sent, key: context.key }),
        onDone: [
          {
            guard: { type: 'isPaidElsewhere', params: ({ event }) => event.output },
            target: 'redirecting',
            actions: { type: 'recordOrder', params: ({ event }) => event.output },
          },
          { target: 'completed', actions: { type: 'recordOrder', params: ({ event }) => event.output } },
        ],
        onError: [
          {
            guard: { type: 'mayRetry', params: failureOf },
            target: 'backoff',
            actions: 'countFailure',
          },
          {
            guard: { type: 'isOutcomeUnknown', params: failureOf },
            target: 'outcomeUnknown',
            actions: { type: 'showError', params: failureOf },
          },
          {
            guard: { type: 'mustAcceptConflict', params: failureOf },
            target: 'changed',
            actions: { type: 'applyRejection', params: failureOf },
          },
          {
            target: 'resolvingStep',
            actions: { type: 'applyRejection', params: failureOf },
          },
        ],
      },
    },

    backoff: {
      tags: ['submitting', 'pending', 'blocking'],
      on: { 'network.online': 'submitting' },
      after: { retryDelay: 'submitting' },
    },

    changed: {
      tags: 'changed',
      entry: 'reportChanges',
      always: { guard: 'isEmpty', target: 'empty' },
      on: {
        ...stepTransitions.on,
        'checkout.accept': { target: 'resolvingStep', actions: 'acceptChanges' },
      },
    },

    outcomeUnknown: {
      tags: 'outcomeUnknown',
      on: {
        'checkout.retry': { target: 'submitting', actions: 'resetFailures' },
        'checkout.submit': { target: 'submitting', actions: 'resetFailures' },
        'checkout.edit': 'checkingCart',
      },
    },

    checkingCart: {
      tags: ['checkingCart', 'pending'],
      invoke: {
        id: 'loadCart',
        src: 'loadCart',
        input: ({ context }) => cartReference(context),
        onDone: [
          {
            guard: { type: 'hasLines', params: ({ event }) => event.output },
            target: 'resolvingStep',
            actions: { type: 'startNewOrder', params: ({ event }) => event.output },
          },
          ...uneditable,
        ],
        onError: uneditable,
      },
    },

    redirecting: {
      tags: ['redirecting', 'pending'],
      entry: ['resetFailures', 'redirect'],
      on: { 'checkout.returned': 'awaitingPayment' },
    },

    awaitingPayment: {
      tags: ['awaitingPayment', 'pending'],
      invoke: {
        id: 'loadOrder',
        src: 'loadOrder',
        input: ({ context }) => ({ lang: context.lang, order: context.order }),
        onDone: [
          {
            guard: { type: 'isPaymentAwaited', params: ({ event }) => event.output },
            target: 'paymentBackoff',
            actions: 'countFailure',
          },
          {
            guard: { type: 'isPaid', params: ({ event }) => event.output },
            target: 'completed',
            actions: { type: 'recordPayment', params: ({ event }) => event.output },
          },
          { target: 'unpaid', actions: { type: 'recordPayment', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: 'mayAskAboutPayment', target: 'paymentBackoff', actions: 'countFailure' },
          {
            target: 'unpaid',
            actions: [
              { type: 'recordPayment', params: { outcome: 'unknown' } },
              { type: 'showError', params: failureOf },
            ],
          },
        ],
      },
    },

    paymentBackoff: {
      tags: ['awaitingPayment', 'pending'],
      on: { 'network.online': 'awaitingPayment' },
      after: { retryDelay: 'awaitingPayment' },
    },

    unpaid: {
      tags: 'unpaid',
      entry: 'reportUnpaid',
      on: {
        'checkout.returned': { target: 'awaitingPayment', actions: 'resetFailures' },
        'checkout.retry': { guard: 'mayPay', target: 'redirecting' },
        'checkout.edit': 'checkingCart',
      },
    },

    completed: { tags: 'done', type: 'final', entry: 'complete' },
  },
}).states
