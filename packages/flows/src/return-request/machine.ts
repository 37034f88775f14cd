import type { Locale } from '@shop/contract/locales'
import { assign, enqueueActions, setup } from 'xstate'
import type { ClientFailure } from '../flow/failure.ts'
import { errorOf, notProvided } from '../flow/request.ts'
import { setupTypes } from '../flow/setup-types.ts'
import {
  type Attempt,
  applyRejection,
  attemptOf,
  chooseItem,
  chooseOrder,
  completeRequest,
  currentEligibility,
  initial,
  issuesOf,
  type ReturnContext,
  type ReturnForm,
  type ReturnMachineInput,
  type ReturnRequested,
  startAttempt,
} from './context.ts'
import type { ReturnEmitted, ReturnEvent } from './events.ts'
import type { ReturnStatus } from './view.ts'

const returnSetup = setup({
  types: setupTypes<{
    context: ReturnContext
    events: ReturnEvent
    emitted: ReturnEmitted
    input: ReturnMachineInput
    /** The status of the view. */
    tags: ReturnStatus
  }>(),
  actors: {
    form: notProvided<Locale, ReturnForm>('form'),
    create: notProvided<Attempt, ReturnRequested>('create'),
  },
  actions: {
    changeLanguage: assign((_, lang: Locale) => ({ lang })),
    chooseOrder: assign(({ context }, number: string) => chooseOrder(context, number)),
    clearOrder: assign({ number: null }),
    clearError: assign({ error: null }),
    clearServerIssue: assign(({ context }, name: string) => ({
      serverIssues: Object.fromEntries(Object.entries(context.serverIssues).filter(([other]) => other !== name)),
    })),
    showFieldErrors: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ showErrors: true })
      const [name] = Object.keys(issuesOf(context))
      if (name !== undefined) enqueue.emit({ type: 'return.focus', name })
    }),
    startAttempt: assign(({ context }) => startAttempt(context)),
    complete: enqueueActions(({ context, enqueue }, request: ReturnRequested) => {
      enqueue.assign(completeRequest(context, request))
      enqueue.emit({ type: 'return.sent', request })
    }),
    reject: enqueueActions(({ context, enqueue }, error: ClientFailure) => {
      const next = applyRejection(context, error)
      enqueue.assign(next)
      const [name] = Object.keys(next.serverIssues)
      if (name !== undefined) enqueue.emit({ type: 'return.focus', name })
    }),
    fail: assign((_, error: ClientFailure) => ({ error })),
    startAnother: assign({ number: null, request: null }),
  },
  guards: {
    isKnown: ({ context }) => context.form !== null,
    isEligible: ({ context }) => currentEligibility(context)?.can === true,
    isIneligible: ({ context }) => currentEligibility(context)?.can === false,
    isValid: ({ context }) => Object.keys(issuesOf(context)).length === 0,
    hasNoOrders: ({ context }) => context.form?.orders.length === 0,
  },
})

/** Changes of the form. */
const editTransitions = returnSetup.createStateConfig({
  on: {
    'return.item': {
      actions: assign(({ context, event: { lineId, count, optionId = null } }) =>
        chooseItem(context, lineId, count, optionId),
      ),
    },
    'return.kind': {
      actions: [assign(({ event }) => ({ kind: event.kind })), { type: 'clearServerIssue', params: 'kind' }],
    },
    'return.question': {
      actions: [
        assign(({ event }) => ({ question: event.question })),
        { type: 'clearServerIssue', params: 'question' },
      ],
    },
    'return.comment': {
      actions: [assign(({ event }) => ({ comment: event.comment })), { type: 'clearServerIssue', params: 'comment' }],
    },
  },
})

/** Selecting another order, and loading the form in another language. */
const orderTransitions = returnSetup.createStateConfig({
  on: {
    'return.order': { target: 'deciding', actions: { type: 'chooseOrder', params: ({ event }) => event.number } },
    'locale.changed': { target: 'loading', actions: { type: 'changeLanguage', params: ({ event }) => event.lang } },
  },
})

/** A request for an exchange or a return: the order, its lines, the reason, submitting. Provide the actors `form` and `create`. */
export const returnRequestMachine = returnSetup.createMachine({
  id: 'returnRequest',
  context: ({ input }) => initial(input),
  initial: 'opening',
  on: { 'locale.changed': { actions: { type: 'changeLanguage', params: ({ event }) => event.lang } } },
  states: {
    opening: { tags: 'loading', always: [{ guard: 'isKnown', target: 'deciding' }, { target: 'loading' }] },
    loading: {
      tags: 'loading',
      entry: 'clearError',
      invoke: {
        id: 'form',
        src: 'form',
        input: ({ context }) => context.lang,
        onDone: { target: 'deciding', actions: assign(({ event }) => ({ form: event.output })) },
        onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => errorOf(event.error) } },
      },
      on: {
        'locale.changed': {
          target: 'loading',
          reenter: true,
          actions: { type: 'changeLanguage', params: ({ event }) => event.lang },
        },
      },
    },
    failed: { tags: 'failed', on: { 'return.retry': 'loading' } },
    deciding: {
      tags: 'loading',
      always: [
        { guard: 'isEligible', target: 'editing' },
        { guard: 'isIneligible', target: 'ineligible' },
        { guard: 'hasNoOrders', target: 'empty' },
        { target: 'choosing' },
      ],
    },
    empty: { tags: 'empty', on: orderTransitions.on },
    choosing: { tags: 'choosing', on: orderTransitions.on },
    ineligible: {
      tags: 'ineligible',
      on: { ...orderTransitions.on, 'return.back': { target: 'choosing', actions: 'clearOrder' } },
    },
    editing: {
      tags: 'editing',
      on: {
        ...orderTransitions.on,
        ...editTransitions.on,
        'return.submit': [{ guard: 'isValid', target: 'submitting' }, { actions: 'showFieldErrors' }],
        'return.back': { target: 'choosing', actions: 'clearOrder' },
      },
    },
    submitting: {
      tags: 'submitting',
      entry: 'startAttempt',
      // Changes made while submitting are kept in case it fails.
      on: editTransitions.on,
      invoke: {
        id: 'create',
        src: 'create',
        input: ({ context }) => attemptOf(context),
        onDone: { target: 'submitted', actions: { type: 'complete', params: ({ event }) => event.output } },
        onError: { target: 'editing', actions: { type: 'reject', params: ({ event }) => errorOf(event.error) } },
      },
    },
    submitted: {
      tags: 'submitted',
      on: { 'return.another': { target: 'loading', actions: 'startAnother' } },
    },
  },
})
