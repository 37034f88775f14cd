import type { Form } from '@shop/contract/fields'
import { assign, enqueueActions, fromPromise, setup, stateIn } from 'xstate'
import { type FlowError, noAnswer, type Outcome } from '../flow/failure.ts'
import { setupTypes } from '../flow/setup-types.ts'
import { type Attempt, type FormContext, type FormInput, initial } from './context.ts'
import type { Draft } from './envelope.ts'
import type { FormEmitted, FormEvent, LeaveEvent } from './events.ts'
import {
  applyServerErrors,
  blurField,
  clearSent,
  firstInvalidInput,
  hasFieldErrors,
  isSame,
  issuesOf,
  restoreDraft,
  startAttempt,
  updateValues,
  updateValuesEarly,
  withFieldErrors,
} from './form-updates.ts'

/** The stored draft. */
export interface RestoredState {
  readonly draft: Draft | null
  /** It could not be read and was thrown away. */
  readonly broken: boolean
}

/** The calls of a form. None throws for a failed call. */
export interface FormCalls<Data> {
  /** @default nothing is remembered */
  restore?: () => RestoredState
  send(attempt: Attempt, signal: AbortSignal): Promise<Outcome<Data>>
}

export interface FormRules {
  /** The inputs in the order of the page, and the field each of them is. */
  form: Form
  /** Creates an idempotency key. */
  newKey: () => string
  /** Milliseconds after which a sent form becomes empty again. */
  resetAfterMs?: number
}

const errorOf = (answer: Outcome<unknown>): FlowError => (answer.ok ? noAnswer : answer.error)

/** Setup shared by all forms. */
export const formSetup = <Data>(calls: FormCalls<Data>, { form, newKey, resetAfterMs = 0 }: FormRules) =>
  setup({
    types: setupTypes<{
      context: FormContext
      events: FormEvent | LeaveEvent
      emitted: FormEmitted<Data>
      input: FormInput
    }>(),
    actors: {
      restore: fromPromise(async () => calls.restore?.() ?? { draft: null, broken: false }),
      send: fromPromise(({ input, signal }: { input: Attempt | null; signal: AbortSignal }) =>
        input ? calls.send(input, signal) : Promise.reject(new Error('There is nothing to send')),
      ),
    },
    actions: {
      type: assign(({ context }, values: FormContext['values']) => updateValues(form, context, values)),
      typeEarly: assign(({ context }, values: FormContext['values']) => updateValuesEarly(form, context, values)),
      restoreDraft: enqueueActions(({ context, enqueue }, { draft, broken }: RestoredState) => {
        if (draft) enqueue.assign(restoreDraft(context, draft))
        if (broken) enqueue.emit({ type: 'form.forgotten' })
      }),
      judge: assign(({ context }, name: string) => blurField(form, context, name)),
      showFieldErrors: enqueueActions(({ context, enqueue }) => {
        const next = withFieldErrors(form, context)
        enqueue.assign(next)
        const name = firstInvalidInput(form, next.issues)
        if (name !== null) enqueue.emit({ type: 'form.focus', name })
      }),
      attempt: assign(({ context }) => startAttempt(form, context, newKey)),
      /** Repeats the attempt with the same values: what was typed since was not submitted. */
      again: assign({ error: null }),
      succeed: enqueueActions(({ context, enqueue }, answer: Outcome<Data>) => {
        enqueue.assign(clearSent(form, context))
        if (answer.ok) enqueue.emit({ type: 'form.sent', data: answer.data })
      }),
      applyServerErrors: enqueueActions(({ context, enqueue }, answer: Outcome<Data>) => {
        const next = applyServerErrors(form, context, errorOf(answer))
        enqueue.assign(next)
        const name = firstInvalidInput(form, next.issues)
        if (name !== null) enqueue.emit({ type: 'form.focus', name })
      }),
      fail: enqueueActions(({ enqueue }, answer: Outcome<Data>) => {
        const error = errorOf(answer)
        enqueue.assign({ error })
        enqueue.emit({ type: 'form.failed', error })
      }),
      reset: assign(({ context: { start, leavingTo } }) => ({ ...initial({ start }), leavingTo })),
      leave: enqueueActions(({ context: { leavingTo: to }, enqueue }) => {
        enqueue.assign({ leavingTo: null })
        if (to !== null) enqueue.emit({ type: 'page.left', to })
      }),
    },
    guards: {
      isDirty: ({ context: { start, values: now } }) => !isSame(form, start, now),
      isPristine: ({ context: { start, values: now } }) => isSame(form, start, now),
      isValid: ({ context }) => Object.keys(issuesOf(form, context.values)).length === 0,
      isSubmitRequested: stateIn({ form: { restoring: 'pressed' } }),
      succeeded: (_, answer: Outcome<Data>) => answer.ok,
      hasFieldErrors: (_, answer: Outcome<Data>) => hasFieldErrors(form, errorOf(answer)),
      hasNetworkError: ({ context: { error, attempt } }) => error?.kind === 'network' && attempt !== null,
    },
    delays: { resetDelay: resetAfterMs },
  })

export type FormSetup<Data> = ReturnType<typeof formSetup<Data>>
