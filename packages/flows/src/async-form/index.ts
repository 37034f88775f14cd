import type { Environment } from '../flow/environment.ts'
import type { Outcome } from '../flow/failure.ts'
import type { Flow } from '../flow/flow.ts'
import { createMachineFlow } from '../flow/machine-flow.ts'
import { request } from '../flow/request.ts'
import type { Attempt, FormInput, FormMachineInput } from './context.ts'
import { type DraftStorage, draftPersistence } from './draft-persistence.ts'
import type { FormEmitted, FormEvent, NavigationEvent } from './events.ts'
import { asyncFormMachine } from './machine.ts'
import { type FormView, formView } from './view.ts'

export type { Attempt, FormInput, FormMachineInput, FormValues } from './context.ts'
export type { DraftStorage } from './draft-persistence.ts'
export type { FormEmitted, FormEvent, NavigationEvent } from './events.ts'
export { type FormStatus, type FormView, initialFormView } from './view.ts'

export type AsyncFormEvent = FormEvent | NavigationEvent
export type AsyncFormFlow<Data> = Flow<AsyncFormEvent, FormView, FormEmitted<Data>>

export interface AsyncFormDeps<Data>
  extends FormInput,
    Pick<FormMachineInput, 'form' | 'newKey' | 'resetAfterMs'>,
    Pick<Environment, 'clock' | 'now' | 'inspect'> {
  /** Sends valid values. `outcome` turns the contract client's result into an `Outcome`. */
  send(attempt: Attempt, signal: AbortSignal): Promise<Outcome<Data>>
  /** Stores a draft until it is sent. @default none */
  draft?: DraftStorage
}

/** Creates a form. Nothing is called before `start`. */
export function createAsyncFormFlow<Data>(deps: AsyncFormDeps<Data>): AsyncFormFlow<Data> {
  const { send, draft, clock, inspect, now = Date.now, ...input } = deps
  const persistence = draft && draftPersistence(draft, now)
  return createMachineFlow(
    asyncFormMachine.provide({
      actors: { send: request<Attempt, unknown>(send), ...(persistence ? { restore: persistence.restore } : {}) },
    }),
    { input, clock, inspect },
    {
      observe: actor => void (persistence && actor.subscribe(persistence.save)),
      view: formView,
    },
  )
}
