import type { Form } from '@shop/contract/fields'
import type { Outcome } from '../flow/failure.ts'
import type { Flow } from '../flow/flow.ts'
import { createMachineFlow } from '../flow/machine-flow.ts'
import { randomKey, type Surroundings } from '../flow/surroundings.ts'
import type { Attempt, FormInput } from './context.ts'
import type { FormEmitted, FormEvent, LeaveEvent } from './events.ts'
import { type DraftPlace, keeping } from './keeping.ts'
import { asyncFormMachine } from './machine.ts'
import { type FormView, formView } from './view.ts'

export type { FlowError, Outcome } from '../flow/failure.ts'
export type { FieldIssue, FieldIssues } from '../flow/field-issues.ts'
export type { Flow, Selection, Unsubscribe } from '../flow/flow.ts'
export type { Clock, KeyValueStorage } from '../flow/surroundings.ts'
export type { Attempt, FormInput, FormValues } from './context.ts'
export type { FormEmitted, FormEvent, LeaveEvent } from './events.ts'
export type { DraftPlace } from './keeping.ts'
export { type FormStatus, type FormView, untouchedForm } from './view.ts'

export type AsyncFormEvent = FormEvent | LeaveEvent
export type AsyncFormFlow<Data> = Flow<AsyncFormEvent, FormView, FormEmitted<Data>>

export interface AsyncFormDeps<Data> extends FormInput, Pick<Surroundings, 'clock' | 'now' | 'newKey'> {
  /** The inputs in the order of the page, and the field each of them is: the contract's, or one's own. */
  form: Form
  /** Sends what was judged and found good. `outcome` makes an `Outcome` of what the contract's client answers. */
  send(attempt: Attempt, signal: AbortSignal): Promise<Outcome<Data>>
  /** Keeps what was typed until it is sent. @default it is gone with the page */
  draft?: DraftPlace
  /** Milliseconds after which `sent` turns into an empty form by itself. @default only by an event */
  restsFor?: number
}

/** Makes a form. Nothing is called before `start`. */
export function createAsyncFormFlow<Data>(deps: AsyncFormDeps<Data>): AsyncFormFlow<Data> {
  const { form, send, draft, restsFor, clock, now = Date.now, newKey = randomKey, ...input } = deps
  const kept = draft && keeping(form, draft, now)
  const rules = { form, newKey, ...(restsFor === undefined ? {} : { restsFor }) }
  const calls = { send, ...(kept ? { remember: kept.remember } : {}) }
  return createMachineFlow(
    asyncFormMachine<Data>(calls, rules),
    { input, clock },
    {
      observe: actor => void (kept && actor.subscribe(kept.follow)),
      view: formView(form),
      prepare: event => event,
    },
  )
}
