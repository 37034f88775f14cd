import type { Locale } from '@shop/contract/locales'
import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import { type FlowError, noAnswer, type Outcome } from '../flow/failure.ts'
import { setupTypes } from '../flow/setup-types.ts'
import {
  type Attempt,
  applyRejection,
  chooseItem,
  chooseOrder,
  completeRequest,
  eligibilityNow,
  initial,
  issuesOf,
  type ReturnContext,
  type ReturnForm,
  type ReturnInput,
  type ReturnRequested,
  startAttempt,
} from './context.ts'
import type { ReturnEmitted, ReturnEvent } from './events.ts'

/** The calls of the machine. None throws for a failed call. */
export interface ReturnCalls {
  form(lang: Locale, signal: AbortSignal): Promise<Outcome<ReturnForm>>
  create(attempt: Attempt, signal: AbortSignal): Promise<Outcome<ReturnRequested>>
}

/** A call that rejected. */
const networkFailure: Outcome<never> = { ok: false, error: noAnswer }

const errorOf = (answer: Outcome<unknown>): FlowError => (answer.ok ? noAnswer : answer.error)

/** A request for an exchange or a return: the order, its lines, the reason, submitting. */
export function returnRequestMachine(calls: ReturnCalls, now: () => number, newKey: () => string) {
  const base = setup({
    types: setupTypes<{ context: ReturnContext; events: ReturnEvent; emitted: ReturnEmitted; input: ReturnInput }>(),
    actors: {
      form: fromPromise(({ input, signal }: { input: Locale; signal: AbortSignal }) => calls.form(input, signal)),
      create: fromPromise(({ input, signal }: { input: Attempt | null; signal: AbortSignal }) =>
        input ? calls.create(input, signal) : Promise.reject(new Error('There is no request to send')),
      ),
    },
    actions: {
      fail: assign((_, answer: Outcome<unknown>) => ({ error: errorOf(answer) })),
      reject: enqueueActions(({ context, enqueue }, answer: Outcome<unknown>) => {
        const next = applyRejection(context, errorOf(answer))
        enqueue.assign(next)
        const [name] = Object.keys(next.serverIssues)
        if (name !== undefined) enqueue.emit({ type: 'return.focus', name })
      }),
      showFieldErrors: enqueueActions(({ context, enqueue }) => {
        enqueue.assign({ showErrors: true })
        const [name] = Object.keys(issuesOf(context))
        if (name !== undefined) enqueue.emit({ type: 'return.focus', name })
      }),
      clearServerIssue: assign(({ context }, name: string) => ({
        serverIssues: Object.fromEntries(Object.entries(context.serverIssues).filter(([other]) => other !== name)),
      })),
    },
    guards: {
      isKnown: ({ context }) => context.form !== null,
      isEligible: ({ context }) => eligibilityNow(context, now())?.can === true,
      isIneligible: ({ context }) => eligibilityNow(context, now())?.can === false,
      isValid: ({ context }) => Object.keys(issuesOf(context)).length === 0,
      succeeded: (_, answer: Outcome<unknown>) => answer.ok,
    },
  })
  const edit = base.createStateConfig({
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
  return base.createMachine({
    id: 'returnRequest',
    context: ({ input }) => initial(input),
    initial: 'opening',
    on: { 'locale.changed': { actions: assign(({ event }) => ({ lang: event.lang })) } },
    states: {
      opening: { always: [{ guard: 'isKnown', target: 'deciding' }, { target: 'loading' }] },
      loading: {
        entry: assign({ error: null }),
        invoke: {
          id: 'form',
          src: 'form',
          input: ({ context }) => context.lang,
          onDone: [
            {
              guard: { type: 'succeeded', params: ({ event }) => event.output },
              target: 'deciding',
              actions: assign(({ event }) => (event.output.ok ? { form: event.output.data } : {})),
            },
            { target: 'failed', actions: { type: 'fail', params: ({ event }) => event.output } },
          ],
          onError: { target: 'failed', actions: { type: 'fail', params: networkFailure } },
        },
        on: {
          'locale.changed': {
            target: 'loading',
            reenter: true,
            actions: assign(({ event }) => ({ lang: event.lang })),
          },
        },
      },
      failed: { on: { 'return.retry': 'loading' } },
      deciding: {
        always: [
          { guard: 'isEligible', target: 'editing' },
          { guard: 'isIneligible', target: 'ineligible' },
          { target: 'choosing' },
        ],
      },
      choosing: {
        on: {
          'return.order': {
            target: 'deciding',
            actions: assign(({ context, event }) => chooseOrder(context, event.number)),
          },
          'locale.changed': { target: 'loading', actions: assign(({ event }) => ({ lang: event.lang })) },
        },
      },
      ineligible: {
        on: {
          'return.order': {
            target: 'deciding',
            actions: assign(({ context, event }) => chooseOrder(context, event.number)),
          },
          'return.back': { target: 'choosing', actions: assign({ number: null }) },
          'locale.changed': { target: 'loading', actions: assign(({ event }) => ({ lang: event.lang })) },
        },
      },
      editing: {
        on: {
          'return.order': {
            target: 'deciding',
            actions: assign(({ context, event }) => chooseOrder(context, event.number)),
          },
          ...edit.on,
          'return.submit': [{ guard: 'isValid', target: 'submitting' }, { actions: 'showFieldErrors' }],
          'return.back': { target: 'choosing', actions: assign({ number: null }) },
          'locale.changed': { target: 'loading', actions: assign(({ event }) => ({ lang: event.lang })) },
        },
      },
      submitting: {
        entry: assign(({ context }) => startAttempt(context, newKey)),
        // Edits made while submitting are kept in case it fails.
        on: edit.on,
        invoke: {
          id: 'create',
          src: 'create',
          input: ({ context }) => context.attempt,
          onDone: [
            {
              guard: { type: 'succeeded', params: ({ event }) => event.output },
              target: 'submitted',
              actions: enqueueActions(({ context, event, enqueue }) => {
                if (!event.output.ok) return
                enqueue.assign(completeRequest(context, event.output.data))
                enqueue.emit({ type: 'return.sent', request: event.output.data })
              }),
            },
            { target: 'editing', actions: { type: 'reject', params: ({ event }) => event.output } },
          ],
          onError: { target: 'editing', actions: { type: 'reject', params: networkFailure } },
        },
      },
      submitted: {
        on: { 'return.another': { target: 'loading', actions: assign({ number: null, request: null }) } },
      },
    },
  })
}
