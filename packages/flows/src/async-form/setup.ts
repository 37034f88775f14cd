import type { Form } from '@shop/contract/fields'
import { assign, enqueueActions, fromPromise, setup, stateIn } from 'xstate'
import { type FlowError, noAnswer, type Outcome } from '../flow/failure.ts'
import { typed } from '../flow/typed.ts'
import { type Attempt, type FormContext, type FormInput, initial } from './context.ts'
import type { Draft } from './envelope.ts'
import type { FormEmitted, FormEvent, LeaveEvent } from './events.ts'
import {
  attempted,
  blamesInputs,
  emptied,
  firstOf,
  isSame,
  issuesOf,
  leftField,
  punished,
  recalled,
  refused,
  typedEarly,
  typedInto,
} from './filling.ts'

/** What was kept of a form. */
export interface Remembered {
  readonly draft: Draft | null
  /** It could not be read and was thrown away. */
  readonly broken: boolean
}

/** All a form can ask for. Nothing here throws for an answer. */
export interface FormCalls<Data> {
  /** @default nothing is remembered */
  remember?: () => Remembered
  send(attempt: Attempt, signal: AbortSignal): Promise<Outcome<Data>>
}

export interface FormRules {
  /** The inputs in the order of the page, and the field each of them is. */
  form: Form
  /** A new key nobody has used. */
  newKey: () => string
  /** Milliseconds after which what was sent is no longer said. */
  restsFor?: number
}

const errorOf = (answer: Outcome<unknown>): FlowError => (answer.ok ? noAnswer : answer.error)

/** What forms have in common: their call, and the names of what they decide and do. */
export const formSetup = <Data>(calls: FormCalls<Data>, { form, newKey, restsFor = 0 }: FormRules) =>
  setup({
    types: typed<{
      context: FormContext
      events: FormEvent | LeaveEvent
      emitted: FormEmitted<Data>
      input: FormInput
    }>(),
    actors: {
      remember: fromPromise(async () => calls.remember?.() ?? { draft: null, broken: false }),
      send: fromPromise(({ input, signal }: { input: Attempt | null; signal: AbortSignal }) =>
        input ? calls.send(input, signal) : Promise.reject(new Error('There is nothing to send')),
      ),
    },
    actions: {
      type: assign(({ context }, values: FormContext['typed']) => typedInto(form, context, values)),
      typeEarly: assign(({ context }, values: FormContext['typed']) => typedEarly(form, context, values)),
      recall: enqueueActions(({ context, enqueue }, { draft, broken }: Remembered) => {
        if (draft) enqueue.assign(recalled(context, draft))
        if (broken) enqueue.emit({ type: 'form.forgotten' })
      }),
      judge: assign(({ context }, name: string) => leftField(form, context, name)),
      punish: enqueueActions(({ context, enqueue }) => {
        const next = punished(form, context)
        enqueue.assign(next)
        const name = firstOf(form, next.issues)
        if (name !== null) enqueue.emit({ type: 'form.focus', name })
      }),
      attempt: assign(({ context }) => attempted(form, context, newKey)),
      /** What was sent, as it was sent: nobody has pressed for what was typed since. */
      again: assign({ error: null }),
      succeed: enqueueActions(({ context, enqueue }, answer: Outcome<Data>) => {
        enqueue.assign(emptied(form, context))
        if (answer.ok) enqueue.emit({ type: 'form.sent', data: answer.data })
      }),
      refuse: enqueueActions(({ context, enqueue }, answer: Outcome<Data>) => {
        const next = refused(form, context, errorOf(answer))
        enqueue.assign(next)
        const name = firstOf(form, next.issues)
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
      isDirty: ({ context: { start, typed: now } }) => !isSame(form, start, now),
      isPristine: ({ context: { start, typed: now } }) => isSame(form, start, now),
      isGood: ({ context }) => Object.keys(issuesOf(form, context.typed)).length === 0,
      wasPressed: stateIn({ form: { restoring: 'pressed' } }),
      succeeded: (_, answer: Outcome<Data>) => answer.ok,
      blamesInputs: (_, answer: Outcome<Data>) => blamesInputs(form, errorOf(answer)),
      wasLost: ({ context: { error, attempt } }) => error?.kind === 'network' && attempt !== null,
    },
    delays: { rest: restsFor },
  })

export type FormSetup<Data> = ReturnType<typeof formSetup<Data>>
