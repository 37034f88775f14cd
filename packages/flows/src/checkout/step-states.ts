import { assign, raise } from 'xstate'
import { noAnswer } from '../flow/failure.ts'
import { failureOf } from '../flow/request.ts'
import type { FormChanges } from './form-changes.ts'
import { createStateConfig } from './setup.ts'

/** Transitions to another step: the last request wins, whatever is pending. */
export const stepTransitions = createStateConfig({
  on: {
    'checkout.goto': {
      target: '#checkout.process.resolvingStep',
      actions: { type: 'requestStep', params: ({ event }) => event.step },
    },
    'checkout.back': { target: '#checkout.process.resolvingStep', actions: 'requestPreviousStep' },
    'url.stepChanged': {
      target: '#checkout.process.resolvingStep',
      actions: { type: 'followUrl', params: ({ event }) => event.step },
    },
    // What has changed is listed beside every step, also while one is being saved.
    'checkout.accept': { actions: assign({ cartSnapshot: ({ context }) => context.cart }) },
  },
})

/** A step that is followed by another one. */
const middleStep = (step: string) =>
  createStateConfig({
    entry: { type: 'openStep', params: step },
    on: {
      'checkout.next': [
        {
          guard: { type: 'isValid', params: step },
          target: '#checkout.process.savingStep',
          actions: { type: 'finishStep', params: step },
        },
        { actions: { type: 'showFieldErrors', params: step } },
      ],
    },
  })

/** The step that the order is submitted from. */
const finalStep = (step: string) =>
  createStateConfig({
    entry: { type: 'openStep', params: step },
    on: {
      'checkout.next': { actions: raise({ type: 'checkout.submit' }) },
      'network.online': { guard: 'hasNetworkError', actions: 'resetFailures' },
      'checkout.submit': [
        { guard: 'isCompleteOffline', actions: { type: 'showError', params: noAnswer } },
        { guard: 'isComplete', target: '#checkout.process.submitting', actions: 'prepareOrder' },
        { target: '#checkout.process.resolvingStep', actions: 'showObstacle' },
      ],
    },
  })

/** The states in which the form is edited, and those that resolve the open step. */
export const stepStates = ({ stepNames, firstStep, lastStep }: FormChanges) =>
  createStateConfig({
    states: {
      restoring: {
        tags: 'loading',
        invoke: {
          id: 'restore',
          src: 'restore',
          onDone: {
            target: 'preparing',
            actions: { type: 'restoreDraft', params: ({ event }) => event.output },
          },
          onError: 'preparing',
        },
      },

      preparing: {
        tags: 'loading',
        initial: 'waiting',
        always: [
          { guard: 'isPreparedAndSubmitRequested', target: 'resolvingStep', actions: raise({ type: 'checkout.next' }) },
          { guard: 'isPrepared', target: 'resolvingStep' },
        ],
        on: {
          'checkout.goto': { actions: { type: 'requestStep', params: ({ event }) => event.step } },
          'url.stepChanged': {
            actions: { type: 'requestStep', params: ({ event }) => event.step ?? firstStep },
          },
        },
        states: {
          waiting: { on: { 'checkout.next': 'submitRequested', 'checkout.submit': 'submitRequested' } },
          submitRequested: {},
        },
      },

      resolvingStep: {
        always: [
          { guard: 'isPlaced', target: 'awaitingPayment' },
          { guard: 'isProbablyPlaced', target: 'submitting', actions: 'resetFailures' },
          { guard: 'isSubmitted', target: 'outcomeUnknown' },
          { guard: 'isEmpty', target: 'empty' },
          ...stepNames
            .slice(0, -1)
            .map(step => ({ guard: { type: 'resolvesTo' as const, params: step }, target: `editing.${step}` })),
          { target: `editing.${lastStep}` },
        ],
      },

      empty: {
        tags: 'empty',
        always: { guard: 'isFilled', target: 'resolvingStep' },
      },

      editing: {
        tags: 'editing',
        always: { guard: 'isEmpty', target: 'empty' },
        initial: firstStep,
        ...stepTransitions,
        states: Object.fromEntries(stepNames.map(step => [step, (step === lastStep ? finalStep : middleStep)(step)])),
      },

      savingStep: {
        ...stepTransitions,
        tags: ['saving', 'pending'],
        invoke: {
          id: 'saveStep',
          src: 'saveStep',
          input: ({ context }) => ({ step: context.step, values: context.values }),
          onDone: 'resolvingStep',
          onError: [
            {
              guard: { type: 'isInvalid', params: failureOf },
              target: 'resolvingStep',
              actions: { type: 'applyRejection', params: failureOf },
            },
            { target: 'resolvingStep' },
          ],
        },
      },
    },
  }).states
