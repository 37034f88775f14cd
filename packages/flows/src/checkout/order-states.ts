import { assign, enqueueActions } from 'xstate'
import { noAnswer } from '../flow/failure.ts'
import { basketOf } from './context.ts'
import { asking } from './filling.ts'
import { agreed, cartTold, keyAfter, ordering } from './ordering.ts'
import { type CheckoutSetup, errorOf, lost } from './setup.ts'
import { turning } from './step-states.ts'

/** The states between the confirmed order and its outcome. An order is sent under one key until that is known. */
export const orderStates = (base: CheckoutSetup) => ({
  verifying: base.createStateConfig({
    ...turning(base),
    invoke: {
      id: 'verify',
      src: 'cart',
      input: ({ context }) => basketOf(context),
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
          actions: assign(({ context, event }) => (event.output.ok ? ordering(context, event.output.data) : {})),
        },
      ],
      onError: { target: 'deciding', actions: { type: 'fail', params: lost } },
    },
  }),

  changed: base.createStateConfig({
    entry: enqueueActions(({ context, enqueue }) => {
      enqueue.emit({ type: 'checkout.changed' })
      if (context.cart) enqueue.emit({ type: 'checkout.cart', cart: context.cart })
    }),
    always: { guard: 'isEmpty', target: 'empty' },
    on: {
      'checkout.accept': { target: 'deciding', actions: assign(({ context }) => agreed(context)) },
      ...turning(base).on,
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
          guard: { type: 'isUnclear', params: ({ event }) => event.output },
          target: 'unsure',
          actions: assign({ error: ({ event }) => errorOf(event.output) }),
        },
        {
          guard: { type: 'hasChanged', params: ({ event }) => event.output },
          target: 'rechecking',
          actions: { type: 'refuse', params: ({ event }) => event.output },
        },
        { target: 'deciding', actions: { type: 'refuse', params: ({ event }) => event.output } },
      ],
      onError: { target: 'unsure', actions: assign({ error: noAnswer }) },
    },
  }),

  backoff: base.createStateConfig({ after: { retryDelay: 'submitting' } }),

  unsure: base.createStateConfig({
    on: {
      'checkout.retry': { target: 'submitting', actions: 'askAgain' },
      'checkout.submit': { target: 'submitting', actions: 'askAgain' },
      'checkout.edit': 'releasing',
    },
  }),

  releasing: base.createStateConfig({
    invoke: {
      id: 'release',
      src: 'cart',
      input: ({ context }) => basketOf(context),
      onDone: [
        {
          guard: { type: 'hasLines', params: ({ event }) => event.output },
          target: 'deciding',
          actions: assign(({ context, event }) => ({
            ...(event.output.ok ? cartTold(context, event.output.data, context.coupon) : {}),
            ...asking('payment'),
            key: keyAfter(context.key),
            sent: null,
          })),
        },
        { target: 'unsure' },
      ],
      onError: 'unsure',
    },
  }),

  rechecking: base.createStateConfig({
    invoke: {
      id: 'recheck',
      src: 'cart',
      input: ({ context }) => basketOf(context),
      onDone: [
        {
          guard: { type: 'mustAgree', params: ({ event }) => event.output },
          target: 'changed',
          actions: { type: 'takeCart', params: ({ event }) => event.output },
        },
        {
          target: 'deciding',
          actions: assign(({ event }) =>
            event.output.ok ? { cart: event.output.data, shown: event.output.data } : {},
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
