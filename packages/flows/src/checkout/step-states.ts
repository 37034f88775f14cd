import { assign, enqueueActions, raise } from 'xstate'
import { firstObstacle } from './context.ts'
import { finishStep, requestStep, restoreDraft, savedStep, withFieldErrors } from './form-updates.ts'
import type { CheckoutSetup } from './setup.ts'
import { previousStep } from './steps.ts'
import { firstInvalidInput, stepOf } from './values.ts'

/** Transitions to another step: the last request wins, whatever is pending. */
export const stepTransitions = (base: CheckoutSetup) =>
  base.createStateConfig({
    on: {
      'checkout.goto': {
        target: '#checkout.process.deciding',
        actions: assign(({ event }) => requestStep(event.step)),
      },
      'checkout.back': {
        target: '#checkout.process.deciding',
        actions: assign(({ context }) => requestStep(previousStep(context.step))),
      },
      'url.stepChanged': {
        target: '#checkout.process.deciding',
        // The URL is right already, unless the step cannot be entered yet.
        actions: assign(({ event }) => ({ ...requestStep(event.step ?? 'contact'), historyMode: 'none' as const })),
      },
    },
  })

/** The states in which the shopper fills in, and those that decide which step is open. */
export const stepStates = (base: CheckoutSetup) => ({
  booting: base.createStateConfig({
    invoke: {
      id: 'restore',
      src: 'restore',
      onDone: {
        target: 'preparing',
        actions: enqueueActions(({ context, event: { output }, enqueue }) => {
          enqueue.assign(restoreDraft(context, output.draft))
          if (output.broken) enqueue.emit({ type: 'checkout.forgotten' })
          enqueue.raise({ type: 'shippingMethods.load' })
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
      'checkout.goto': { actions: assign(({ event }) => requestStep(event.step)) },
      'url.stepChanged': { actions: assign(({ event }) => requestStep(event.step ?? 'contact')) },
    },
    states: { waiting: { on: { 'checkout.next': 'pressed', 'checkout.submit': 'pressed' } }, pressed: {} },
  }),

  deciding: base.createStateConfig({
    always: [
      { guard: 'wasCarriedOut', target: 'submitting', actions: 'askAgain' },
      { guard: 'wasSent', target: 'outcomeUnknown' },
      { guard: 'isEmpty', target: 'empty' },
      { guard: { type: 'resolvesTo', params: 'contact' }, target: 'at.contact' },
      { guard: { type: 'resolvesTo', params: 'delivery' }, target: 'at.delivery' },
      { target: 'at.payment' },
    ],
  }),

  empty: base.createStateConfig({ always: { guard: 'isFilled', target: 'deciding' } }),

  at: base.createStateConfig({
    always: { guard: 'isEmpty', target: 'empty' },
    initial: 'contact',
    on: {
      ...stepTransitions(base).on,
      'checkout.accept': { actions: assign({ cartSnapshot: ({ context }) => context.cart }) },
    },
    states: {
      contact: {
        entry: { type: 'openStep', params: 'contact' },
        on: {
          'checkout.next': [
            {
              guard: { type: 'isValid', params: 'contact' },
              target: '#checkout.process.saving',
              actions: assign(({ context }) => finishStep(context, 'contact')),
            },
            { actions: { type: 'showFieldErrors', params: 'contact' } },
          ],
        },
      },
      delivery: {
        entry: { type: 'openStep', params: 'delivery' },
        on: {
          'checkout.next': [
            {
              guard: { type: 'isValid', params: 'delivery' },
              target: '#checkout.process.saving',
              actions: assign(({ context }) => finishStep(context, 'delivery')),
            },
            { actions: { type: 'showFieldErrors', params: 'delivery' } },
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
                const step = stepOf(firstInvalidInput(issues) ?? 'payment.id')
                const historyMode = step === 'payment' ? ('none' as const) : ('replace' as const)
                return { ...withFieldErrors(context, issues, step), requestedStep: step, historyMode }
              }),
            },
          ],
        },
      },
    },
  }),

  saving: base.createStateConfig({
    ...stepTransitions(base),
    invoke: {
      id: 'saveStep',
      src: 'saveStep',
      input: ({ context }) => ({ step: savedStep(context), values: context.values }),
      onDone: [
        {
          guard: { type: 'isInvalid', params: ({ event }) => event.output },
          target: 'deciding',
          actions: { type: 'reject', params: ({ event }) => event.output },
        },
        { target: 'deciding' },
      ],
      onError: 'deciding',
    },
  }),
})
