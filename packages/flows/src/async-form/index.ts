import type { Form } from '@shop/contract/fields'
import { type Environment, randomKey } from '../flow/environment.ts'
import type { Outcome } from '../flow/failure.ts'
import type { Flow } from '../flow/flow.ts'
import { createMachineFlow } from '../flow/machine-flow.ts'
import type { Attempt, FormInput } from './context.ts'
import { type DraftStorage, draftPersistence } from './draft-persistence.ts'
import type { FormEmitted, FormEvent, LeaveEvent } from './events.ts'
import { asyncFormMachine } from './machine.ts'
import { type FormView, formView } from './view.ts'

export type { Clock, KeyValueStorage } from '../flow/environment.ts'
export type { FlowError, Outcome } from '../flow/failure.ts'
export type { FieldIssue, FieldIssues } from '../flow/field-issues.ts'
export type { Flow, Selection, Unsubscribe } from '../flow/flow.ts'
export type { Attempt, FormInput, FormValues } from './context.ts'
export type { DraftStorage } from './draft-persistence.ts'
export type { FormEmitted, FormEvent, LeaveEvent } from './events.ts'
export { type FormStatus, type FormView, initialFormView } from './view.ts'

export type AsyncFormEvent = FormEvent | LeaveEvent
export type AsyncFormFlow<Data> = Flow<AsyncFormEvent, FormView, FormEmitted<Data>>

export interface AsyncFormDeps<Data> extends FormInput, Pick<Environment, 'inspect' | 'clock' | 'now' | 'newKey'> {
  /** The inputs in the order of the page, and the field each of them is: the contract's, or one's own. */
  form: Form
  /** Sends valid values. `outcome` turns the contract client's result into an `Outcome`. */
  send(attempt: Attempt, signal: AbortSignal): Promise<Outcome<Data>>
  /** Stores a draft until it is sent. @default none */
  draft?: DraftStorage
  /** Milliseconds after which `sent` turns into an empty form by itself. @default only by an event */
  resetAfterMs?: number
}

/** Makes a form. Nothing is called before `start`. */
export function createAsyncFormFlow<Data>(deps: AsyncFormDeps<Data>): AsyncFormFlow<Data> {
  const { form, send, draft, resetAfterMs, clock, inspect, now = Date.now, newKey = randomKey, ...input } = deps
  const stored = draft && draftPersistence(form, draft, now)
  const rules = { form, newKey, ...(resetAfterMs === undefined ? {} : { resetAfterMs }) }
  const calls = { send, ...(stored ? { restore: stored.restore } : {}) }
  return createMachineFlow(
    asyncFormMachine<Data>(calls, rules),
    { input, clock, inspect },
    {
      observe: actor => void (stored && actor.subscribe(stored.follow)),
      view: formView(form),
      prepare: event => event,
    },
  )
}
