import { assign, enqueueActions, fromPromise, setup, stateIn } from 'xstate'
import type { ClientFailure } from '../flow/failure.ts'
import { notProvided } from '../flow/request.ts'
import { setupTypes } from '../flow/setup-types.ts'
import { type Attempt, type FormContext, type FormMachineInput, type FormValues, resetForm } from './context.ts'
import type { Draft } from './envelope.ts'
import type { FormEmitted, FormEvent, NavigationEvent } from './events.ts'
import {
  applyServerErrors,
  blurField,
  clearSent,
  firstInvalidField,
  hasFieldErrors,
  isSame,
  issuesOf,
  restoreDraft,
  startAttempt,
  updateValues,
  updateValuesBeforeRestore,
  withFieldErrors,
} from './form-updates.ts'
import type { FormStatus } from './view.ts'

/** The stored draft. */
export interface RestoredState {
  readonly draft: Draft | null
  /** The stored draft was invalid and has been removed. */
  readonly isInvalid: boolean
}

/** Setup shared by all forms. Provide the actor `send`, and `restore` for a form with a draft. */
export const formSetup = setup({
  types: setupTypes<{
    context: FormContext
    events: FormEvent | NavigationEvent
    emitted: FormEmitted<unknown>
    input: FormMachineInput
    /** The status of the view. */
    tags: FormStatus
  }>(),
  actors: {
    restore: fromPromise<RestoredState>(async () => ({ draft: null, isInvalid: false })),
    send: notProvided<Attempt, unknown>(),
  },
  actions: {
    change: assign(({ context }, values: FormValues) => updateValues(context, values)),
    changeBeforeRestore: assign(({ context }, values: FormValues) => updateValuesBeforeRestore(context, values)),
    restoreDraft: enqueueActions(({ context, enqueue }, { draft, isInvalid }: RestoredState) => {
      if (draft) enqueue.assign(restoreDraft(context, draft))
      if (isInvalid) enqueue.emit({ type: 'form.draftDiscarded' })
    }),
    blur: assign(({ context }, name: string) => blurField(context, name)),
    showFieldErrors: enqueueActions(({ context, enqueue }) => {
      const next = withFieldErrors(context)
      enqueue.assign(next)
      const name = firstInvalidField(next)
      if (name !== null) enqueue.emit({ type: 'form.focus', name })
    }),
    startAttempt: assign(({ context }) => startAttempt(context)),
    /** Repeats the attempt with the same values: later changes were not submitted. */
    repeatAttempt: assign({ error: null }),
    succeed: enqueueActions(({ context, enqueue }, { data }: { data: unknown }) => {
      enqueue.assign(clearSent(context))
      enqueue.emit({ type: 'form.sent', data })
    }),
    showServerErrors: enqueueActions(({ context, enqueue }, error: ClientFailure) => {
      const next = applyServerErrors(context, error)
      enqueue.assign(next)
      const name = firstInvalidField(next)
      if (name !== null) enqueue.emit({ type: 'form.focus', name })
    }),
    fail: enqueueActions(({ enqueue }, error: ClientFailure) => {
      enqueue.assign({ error })
      enqueue.emit({ type: 'form.failed', error })
    }),
    reset: assign(({ context }) => resetForm(context)),
    blockNavigation: enqueueActions(({ enqueue }, to: string) => {
      enqueue.assign({ blockedUrl: to })
      enqueue.emit({ type: 'navigation.blocked', to })
    }),
    changeBlockedUrl: assign((_, blockedUrl: string) => ({ blockedUrl })),
    allowNavigation: enqueueActions(({ enqueue }, to: string) => {
      enqueue.emit({ type: 'navigation.allowed', to })
    }),
    proceed: enqueueActions(({ context: { blockedUrl: to }, enqueue }) => {
      enqueue.assign({ blockedUrl: null })
      if (to !== null) enqueue.emit({ type: 'navigation.allowed', to })
    }),
    cancelNavigation: assign({ blockedUrl: null }),
  },
  guards: {
    isDirty: ({ context: { form, start, values } }) => !isSame(form, start, values),
    isPristine: ({ context: { form, start, values } }) => isSame(form, start, values),
    isValid: ({ context: { form, values } }) => Object.keys(issuesOf(form, values)).length === 0,
    isSubmitRequested: stateIn({ form: { restoring: 'submitRequested' } }),
    hasFieldErrors: ({ context }, error: ClientFailure) => hasFieldErrors(context.form, error),
    hasNetworkError: ({ context: { error, attempt } }) => error?.kind === 'network' && attempt !== null,
    resetsItself: ({ context }) => context.resetAfterMs !== null,
    discardsDraft: (_, discardDraft: boolean | undefined) => discardDraft === true,
  },
  delays: { resetDelay: ({ context }) => context.resetAfterMs ?? 0 },
})
