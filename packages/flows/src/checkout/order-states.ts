import { assign, enqueueActions } from 'xstate'
import { noAnswer } from '../flow/failure.ts'
import { cartReference } from './context.ts'
import { requestStep } from './form-updates.ts'
import { acceptChanges, applyCart, nextKey, prepareOrder } from './order-updates.ts'
import { type CheckoutSetup, errorOf, networkFailure } from './setup.ts'
import { stepTransitions } from './step-states.ts'

/** The states between submitting an order and its outcome. It is sent under one key until that is known. */
export const orderStates = (base: CheckoutSetup) => ({
  verifying: base.createStateConfig({
    ...stepTransitions(base),
    invoke: {
      id: 'verify',
      src: 'cart',
      input: ({ context }) => cartReference(context),
      onDone: [
        {
          guard: { type: 'failed', params: ({ event }) => event.output },
          target: 'deciding',
          actions: { type: 'fail', params: ({ event }) => event.output },
        },
        {
          guard: { type: 'hasNoLines', params: ({ event }) => event.output },
          target: 'empty',
          actions: { type: 'takeCart', params: ({ event }) => event.output },
        },
        {
          guard: { type: 'mustAgree', params: ({ event }) => event.output },
          target: 'changed',
          actions: { type: 'takeCart', params: ({ event }) => event.output },
        },
        {
          target: 'submitting',
          actions: assign(({ context, event }) => (event.output.ok ? prepareOrder(context, event.output.data) : {})),
        },
      ],
      onError: { target: 'deciding', actions: { type: 'fail', params: networkFailure } },
    },
  }),

  changed: base.createStateConfig({
    entry: enqueueActions(({ context, enqueue }) => {
      enqueue.emit({ type: 'checkout.changed' })
      if (context.cart) enqueue.emit({ type: 'checkout.cart', cart: context.cart })
    }),
    always: { guard: 'isEmpty', target: 'empty' },
    on: {
      'checkout.accept': { target: 'deciding', actions: assign(({ context }) => acceptChanges(context)) },
      ...stepTransitions(base).on,
    },
  }),

  submitting: base.createStateConfig({
    invoke: {
      id: 'order',
      src: 'order',
      input: ({ context }) => ({ body: context.sent, key: context.key }),
      onDone: [
        {
          guard: { type: 'isPaidElsewhere', params: ({ event }) => event.output },
          target: 'redirecting',
          actions: { type: 'takeOrder', params: ({ event }) => event.output },
        },
        {
          guard: { type: 'succeeded', params: ({ event }) => event.output },
          target: 'completed',
          actions: { type: 'takeOrder', params: ({ event }) => event.output },
        },
        {
          guard: { type: 'mayAskAgain', params: ({ event }) => event.output },
          target: 'backoff',
          actions: assign({ failures: ({ context }) => context.failures + 1 }),
        },
        {
          guard: { type: 'isOutcomeUnknown', params: ({ event }) => event.output },
          target: 'outcomeUnknown',
          actions: assign({ error: ({ event }) => errorOf(event.output) }),
        },
        {
          guard: { type: 'hasChanged', params: ({ event }) => event.output },
          target: 'rechecking',
          actions: { type: 'reject', params: ({ event }) => event.output },
        },
        { target: 'deciding', actions: { type: 'reject', params: ({ event }) => event.output } },
      ],
      onError: { target: 'outcomeUnknown', actions: assign({ error: noAnswer }) },
    },
  }),

  backoff: base.createStateConfig({ after: { retryDelay: 'submitting' } }),

  outcomeUnknown: base.createStateConfig({
    on: {
      'checkout.retry': { target: 'submitting', actions: 'askAgain' },
      'checkout.submit': { target: 'submitting', actions: 'askAgain' },
      'checkout.edit': 'checkingCart',
    },
  }),

  checkingCart: base.createStateConfig({
    invoke: {
      id: 'checkCart',
      src: 'cart',
      input: ({ context }) => cartReference(context),
      onDone: [
        {
          guard: { type: 'hasLines', params: ({ event }) => event.output },
          target: 'deciding',
          actions: assign(({ context, event }) => ({
            ...(event.output.ok ? applyCart(context, event.output.data, context.coupon) : {}),
            ...requestStep('payment'),
            key: nextKey(context.key),
            sent: null,
          })),
        },
        { target: 'outcomeUnknown' },
      ],
      onError: 'outcomeUnknown',
    },
  }),

  rechecking: base.createStateConfig({
    invoke: {
      id: 'recheck',
      src: 'cart',
      input: ({ context }) => cartReference(context),
      onDone: [
        {
          guard: { type: 'mustAgree', params: ({ event }) => event.output },
          target: 'changed',
          actions: { type: 'takeCart', params: ({ event }) => event.output },
        },
        {
          target: 'deciding',
          actions: assign(({ event }) =>
            event.output.ok ? { cart: event.output.data, cartSnapshot: event.output.data } : {},
          ),
        },
      ],
      onError: 'deciding',
    },
  }),

  redirecting: base.createStateConfig({
    entry: enqueueActions(({ context: { order }, enqueue }) => {
      if (order) enqueue.emit({ type: 'checkout.redirect', order })
    }),
    on: { 'checkout.returned': 'completed' },
  }),

  completed: base.createStateConfig({
    type: 'final',
    entry: enqueueActions(({ context: { order }, enqueue }) => {
      if (order) enqueue.emit({ type: 'checkout.completed', order })
    }),
  }),
})
