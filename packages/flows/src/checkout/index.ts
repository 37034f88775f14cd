import type { Client } from '@shop/contract/client'
import { type Environment, type KeyValueStorage, randomKey } from '../flow/environment.ts'
import type { Flow } from '../flow/flow.ts'
import { createMachineFlow } from '../flow/machine-flow.ts'
import { retryDelay } from '../flow/retry.ts'
import { checkoutActors, type SaveStep } from './actors.ts'
import type { CheckoutInput } from './context.ts'
import { draftPersistence } from './draft-persistence.ts'
import type { CheckoutEmitted, CheckoutEvent } from './events.ts'
import { checkoutMachine } from './machine.ts'
import { type CheckoutView, checkoutView } from './view.ts'

export type { Clock, KeyValueStorage } from '../flow/environment.ts'
export type { ClientFailure, Outcome } from '../flow/failure.ts'
export type { Flow, Selection, Unsubscribe } from '../flow/flow.ts'
export { type CheckoutActorDeps, checkoutActors, type PlacedOrder, type SaveStep } from './actors.ts'
export type { CheckoutInput, HistoryMode } from './context.ts'
export type { CheckoutEmitted, CheckoutEvent } from './events.ts'
export * from './rules.ts'
export { type CheckoutView, initialCheckoutView, type RequestStatus } from './view.ts'

export type CheckoutFlow = Flow<CheckoutEvent, CheckoutView, CheckoutEmitted>

export interface CheckoutDeps extends CheckoutInput, Environment {
  /** The typed client of the contract. */
  client: Pick<Client, 'call'>
  /** Of this tab only: the draft survives a reload, for a day. */
  storage: KeyValueStorage
  /** Of all tabs: an unanswered order survives the tab that submitted it, for a day. @default it does not */
  sharedStorage?: KeyValueStorage
  /** Saves a finished step on the server. A `validation` error reopens the step; any other failure is ignored. */
  saveStep?: SaveStep
}

/** Creates a checkout. Nothing is called before `start`; events are queued until the stored draft is read. */
export function createCheckoutFlow(deps: CheckoutDeps): CheckoutFlow {
  const {
    client,
    storage,
    sharedStorage,
    saveStep,
    clock,
    inspect,
    random = Math.random,
    now = Date.now,
    newKey = randomKey,
    ...given
  } = deps
  const draft = draftPersistence({ storage, sharedStorage }, now)
  const machine = checkoutMachine.provide({
    actors: checkoutActors({ client, restore: draft.restore, saveStep }),
    delays: { retryDelay: ({ context }) => retryDelay(context.failures, random) },
  })
  const input = { ...given, key: given.key ?? newKey() }

  return createMachineFlow(
    machine,
    { input, clock, inspect },
    {
      observe: actor =>
        void actor.subscribe(snapshot => {
          if (!snapshot.matches({ process: 'restoring' })) draft.follow(snapshot.context)
        }),
      view: checkoutView,
      prepare: event => event,
      ready: snapshot => !snapshot.matches({ process: 'restoring' }),
    },
  )
}
