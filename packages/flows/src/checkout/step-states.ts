import { assign, enqueueActions, raise } from 'xstate'
import { noAnswer } from '../flow/failure.ts'
import { errorOf } from '../flow/request.ts'
import { restoreDraft, savedStep } from './form-updates.ts'
import { checkoutSetup } from './setup.ts'
import { previousStep } from './steps.ts'

/** Transitions to another step: the last request wins, whatever is pending. */
export const stepTransitions = checkoutSetup.createStateConfig({
  on: {
    'checkout.goto': {
      target: '#checkout.process.resolvingStep',
      actions: { type: 'requestStep', params: ({ event }) => event.step },
    },
    'checkout.back': {
      target: '#checkout.process.resolvingStep',
      actions: { type: 'requestStep', params: ({ context }) => previousStep(context.step) },
    },
    'url.stepChanged': {
      target: '#checkout.process.resolvingStep',
      actions: { type: 'followUrl', params: ({ event }) => event.step },
    },
  },
})

/** What has changed is listed beside every step, also while one is being saved. */
const acceptance = checkoutSetup.createStateConfig({
  on: { 'checkout.accept': { actions: assign({ cartSnapshot: ({ context }) => context.cart }) } },
})

/** The states in which the form is edited, and those that resolve the open step. */
export const stepStates = {
  restoring: checkoutSetup.createStateConfig({
    tags: 'loading',
    invoke: {
      id: 'restore',
      src: 'restore',
      onDone: {
        target: 'preparing',
        actions: enqueueActions(({ context, event: { output }, enqueue }) => {
          enqueue.assign(restoreDraft(context, output.draft))
          if (output.isInvalid) enqueue.emit({ type: 'checkout.draftDiscarded' })
          enqueue.raise({ type: 'shippingMethods.load' })
        }),
      },
      onError: 'preparing',
    },
  }),

  preparing: checkoutSetup.createStateConfig({
    tags: 'loading',
    initial: 'waiting',
    always: [
      { guard: 'isPreparedAndSubmitRequested', target: 'resolvingStep', actions: raise({ type: 'checkout.next' }) },
      { guard: 'isPrepared', target: 'resolvingStep' },
    ],
    on: {
      'checkout.goto': { actions: { type: 'requestStep', params: ({ event }) => event.step } },
      'url.stepChanged': { actions: { type: 'requestStep', params: ({ event }) => event.step ?? 'contact' } },
    },
    states: {
      waiting: { on: { 'checkout.next': 'submitRequested', 'checkout.submit': 'submitRequested' } },
      submitRequested: {},
    },
  }),

  resolvingStep: checkoutSetup.createStateConfig({
    always: [
      { guard: 'isProbablyPlaced', target: 'submitting', actions: 'resetFailures' },
      { guard: 'isSubmitted', target: 'outcomeUnknown' },
      { guard: 'isEmpty', target: 'empty' },
      { guard: { type: 'resolvesTo', params: 'contact' }, target: 'editing.contact' },
      { guard: { type: 'resolvesTo', params: 'delivery' }, target: 'editing.delivery' },
      { target: 'editing.payment' },
    ],
  }),

  empty: checkoutSetup.createStateConfig({
    tags: 'empty',
    always: { guard: 'isFilled', target: 'resolvingStep' },
  }),

  editing: checkoutSetup.createStateConfig({
    tags: 'editing',
    always: { guard: 'isEmpty', target: 'empty' },
    initial: 'contact',
    on: { ...stepTransitions.on, ...acceptance.on },
    states: {
      contact: {
        entry: { type: 'openStep', params: 'contact' },
        on: {
          'checkout.next': [
            {
              guard: { type: 'isValid', params: 'contact' },
              target: '#checkout.process.savingStep',
              actions: { type: 'finishStep', params: 'contact' },
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
              target: '#checkout.process.savingStep',
              actions: { type: 'finishStep', params: 'delivery' },
            },
            { actions: { type: 'showFieldErrors', params: 'delivery' } },
          ],
        },
      },
      payment: {
        entry: { type: 'openStep', params: 'payment' },
        on: {
          'checkout.next': { actions: raise({ type: 'checkout.submit' }) },
          'network.online': { guard: 'hasNetworkError', actions: 'resetFailures' },
          'checkout.submit': [
            { guard: 'isCompleteOffline', actions: { type: 'showError', params: noAnswer } },
            { guard: 'isComplete', target: '#checkout.process.submitting', actions: 'prepareOrder' },
            { target: '#checkout.process.resolvingStep', actions: 'showObstacle' },
          ],
        },
      },
    },
  }),

  savingStep: checkoutSetup.createStateConfig({
    on: { ...stepTransitions.on, ...acceptance.on },
    tags: ['saving', 'pending'],
    invoke: {
      id: 'saveStep',
      src: 'saveStep',
      input: ({ context }) => ({ step: savedStep(context), values: context.values }),
      onDone: 'resolvingStep',
      onError: [
        {
          guard: { type: 'isInvalid', params: ({ event }) => errorOf(event.error) },
          target: 'resolvingStep',
          actions: { type: 'applyRejection', params: ({ event }) => errorOf(event.error) },
        },
        { target: 'resolvingStep' },
      ],
    },
  }),
}
