import { assign, enqueueActions, raise } from 'xstate'
import { noAnswer } from '../flow/failure.ts'
import { failureOf } from '../flow/request.ts'
import type { CheckoutDefinition } from './definition.ts'
import { previousStep } from './form-changes.ts'
import { firstStep, lastStep, stepNames } from './form-rules.ts'
import { restoreDraft, savedStep } from './form-updates.ts'
import type { CheckoutStateConfig } from './setup.ts'

/** Transitions to another step: the last request wins, whatever is pending. */
export const stepTransitions = (createStateConfig: CheckoutStateConfig, definition: CheckoutDefinition) =>
  createStateConfig({
    on: {
      'checkout.goto': {
        target: '#checkout.process.resolvingStep',
        actions: { type: 'requestStep', params: ({ event }) => event.step },
      },
      'checkout.back': {
        target: '#checkout.process.resolvingStep',
        actions: { type: 'requestStep', params: ({ context }) => previousStep(definition, context.step) },
      },
      'url.stepChanged': {
        target: '#checkout.process.resolvingStep',
        actions: { type: 'followUrl', params: ({ event }) => event.step },
      },
    },
  })

/** What has changed is listed beside every step, also while one is being saved. */
const acceptance = (createStateConfig: CheckoutStateConfig) =>
  createStateConfig({
    on: { 'checkout.accept': { actions: assign({ cartSnapshot: ({ context }) => context.cart }) } },
  })

/** A step that is followed by another one. */
const middleStep = (createStateConfig: CheckoutStateConfig, step: string) =>
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
const finalStep = (createStateConfig: CheckoutStateConfig, step: string) =>
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
export const stepStates = (createStateConfig: CheckoutStateConfig, definition: CheckoutDefinition) => ({
  restoring: createStateConfig({
    tags: 'loading',
    invoke: {
      id: 'restore',
      src: 'restore',
      onDone: {
        target: 'preparing',
        actions: enqueueActions(({ context, event: { output }, enqueue }) => {
          enqueue.assign(restoreDraft(definition, context, output))
          if (output.isInvalid) enqueue.emit({ type: 'checkout.draftDiscarded' })
        }),
      },
      onError: 'preparing',
    },
  }),

  preparing: createStateConfig({
    tags: 'loading',
    initial: 'waiting',
    always: [
      { guard: 'isPreparedAndSubmitRequested', target: 'resolvingStep', actions: raise({ type: 'checkout.next' }) },
      { guard: 'isPrepared', target: 'resolvingStep' },
    ],
    on: {
      'checkout.goto': { actions: { type: 'requestStep', params: ({ event }) => event.step } },
      'url.stepChanged': {
        actions: { type: 'requestStep', params: ({ event }) => event.step ?? firstStep(definition) },
      },
    },
    states: {
      waiting: { on: { 'checkout.next': 'submitRequested', 'checkout.submit': 'submitRequested' } },
      submitRequested: {},
    },
  }),

  resolvingStep: createStateConfig({
    always: [
      { guard: 'isPlaced', target: 'awaitingPayment' },
      { guard: 'isProbablyPlaced', target: 'submitting', actions: 'resetFailures' },
      { guard: 'isSubmitted', target: 'outcomeUnknown' },
      { guard: 'isEmpty', target: 'empty' },
      ...stepNames(definition)
        .slice(0, -1)
        .map(step => ({ guard: { type: 'resolvesTo' as const, params: step }, target: `editing.${step}` })),
      { target: `editing.${lastStep(definition)}` },
    ],
  }),

  empty: createStateConfig({
    tags: 'empty',
    always: { guard: 'isFilled', target: 'resolvingStep' },
  }),

  editing: createStateConfig({
    tags: 'editing',
    always: { guard: 'isEmpty', target: 'empty' },
    initial: firstStep(definition),
    on: { ...stepTransitions(createStateConfig, definition).on, ...acceptance(createStateConfig).on },
    states: Object.fromEntries(
      stepNames(definition).map(step => [
        step,
        (step === lastStep(definition) ? finalStep : middleStep)(createStateConfig, step),
      ]),
    ),
  }),

  savingStep: createStateConfig({
    on: { ...stepTransitions(createStateConfig, definition).on, ...acceptance(createStateConfig).on },
    tags: ['saving', 'pending'],
    invoke: {
      id: 'saveStep',
      src: 'saveStep',
      input: ({ context }) => ({ step: savedStep(definition, context), values: context.values }),
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
  }),
})
