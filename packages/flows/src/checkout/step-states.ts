import { assign, enqueueActions, raise } from 'xstate'
import { firstObstacle } from './context.ts'
import { asking, finishedStep, punished, remembered, savedStep } from './filling.ts'
import type { CheckoutSetup } from './setup.ts'
import { before } from './steps.ts'
import { firstOf, stepOf } from './typed.ts'

/** To another step: the last wish holds, whatever is under way. */
export const turning = (base: CheckoutSetup) =>
  base.createStateConfig({
    on: {
      'checkout.goto': { target: '#checkout.process.deciding', actions: assign(({ event }) => asking(event.step)) },
      'checkout.back': {
        target: '#checkout.process.deciding',
        actions: assign(({ context }) => asking(before(context.step))),
      },
      'url.stepChanged': {
        target: '#checkout.process.deciding',
        // The address is right already, unless it asks for what cannot be entered yet.
        actions: assign(({ event }) => ({ ...asking(event.step ?? 'contact'), trace: 'none' as const })),
      },
    },
  })

/** The states in which the shopper fills in, and those that decide which step is open. */
export const stepStates = (base: CheckoutSetup) => ({
  booting: base.createStateConfig({
    invoke: {
      id: 'remember',
      src: 'remember',
      onDone: {
        target: 'preparing',
        actions: enqueueActions(({ context, event: { output }, enqueue }) => {
          enqueue.assign(remembered(context, output.draft))
          if (output.broken) enqueue.emit({ type: 'checkout.forgotten' })
          enqueue.raise({ type: 'ways.load' })
        }),
      },
      onError: 'preparing',
    },
  }),

  preparing: base.createStateConfig({
    initial: 'waiting',
    always: [
      { guard: 'isPreparedAndPressed', target: 'deciding', actions: raise({ type: 'checkout.next' }) },
      { guard: 'isPrepared', target: 'deciding' },
    ],
    on: {
      'checkout.goto': { actions: assign(({ event }) => asking(event.step)) },
      'url.stepChanged': { actions: assign(({ event }) => asking(event.step ?? 'contact')) },
    },
    states: { waiting: { on: { 'checkout.next': 'pressed', 'checkout.submit': 'pressed' } }, pressed: {} },
  }),

  deciding: base.createStateConfig({
    always: [
      { guard: 'wasCarriedOut', target: 'submitting', actions: 'askAgain' },
      { guard: 'wasSent', target: 'unsure' },
      { guard: 'isEmpty', target: 'empty' },
      { guard: { type: 'lands', params: 'contact' }, target: 'at.contact' },
      { guard: { type: 'lands', params: 'delivery' }, target: 'at.delivery' },
      { target: 'at.payment' },
    ],
  }),

  empty: base.createStateConfig({ always: { guard: 'isFilled', target: 'deciding' } }),

  at: base.createStateConfig({
    always: { guard: 'isEmpty', target: 'empty' },
    initial: 'contact',
    on: {
      ...turning(base).on,
      'checkout.accept': { actions: assign({ shown: ({ context }) => context.cart }) },
    },
    states: {
      contact: {
        entry: { type: 'openStep', params: 'contact' },
        on: {
          'checkout.next': [
            {
              guard: { type: 'isGood', params: 'contact' },
              target: '#checkout.process.saving',
              actions: assign(({ context }) => finishedStep(context, 'contact')),
            },
            { actions: { type: 'punish', params: 'contact' } },
          ],
        },
      },
      delivery: {
        entry: { type: 'openStep', params: 'delivery' },
        on: {
          'checkout.next': [
            {
              guard: { type: 'isGood', params: 'delivery' },
              target: '#checkout.process.saving',
              actions: assign(({ context }) => finishedStep(context, 'delivery')),
            },
            { actions: { type: 'punish', params: 'delivery' } },
          ],
        },
      },
      payment: {
        entry: { type: 'openStep', params: 'payment' },
        on: {
          'checkout.next': { actions: raise({ type: 'checkout.submit' }) },
          'checkout.submit': [
            {
              guard: 'canOrder',
              target: '#checkout.process.verifying',
              actions: assign({ error: null, issues: {} }),
            },
            {
              target: '#checkout.process.deciding',
              actions: assign(({ context }) => {
                const issues = firstObstacle(context)
                const step = stepOf(firstOf(issues) ?? 'payment.id')
                const trace = step === 'payment' ? ('none' as const) : ('replace' as const)
                return { ...punished(context, issues, step), asked: step, trace }
              }),
            },
          ],
        },
      },
    },
  }),

  saving: base.createStateConfig({
    ...turning(base),
    invoke: {
      id: 'saveStep',
      src: 'saveStep',
      input: ({ context }) => ({ step: savedStep(context), typed: context.typed }),
      onDone: [
        {
          guard: { type: 'isInvalid', params: ({ event }) => event.output },
          target: 'deciding',
          actions: { type: 'refuse', params: ({ event }) => event.output },
        },
        { target: 'deciding' },
      ],
      onError: 'deciding',
    },
  }),
})
