import type { Client } from '@shop/contract/client'
import { createActor } from 'xstate'
import { keep, open } from '../flow/envelope.ts'
import { createFlow, type Flow } from '../flow/flow.ts'
import { type KeyValueStorage, randomKey, type Surroundings } from '../flow/surroundings.ts'
import { type CheckoutCalls, checkoutCalls } from './calls.ts'
import type { CheckoutInput } from './context.ts'
import { draftEnvelope } from './envelope.ts'
import type { CheckoutEmitted, CheckoutEvent } from './events.ts'
import { checkoutMachine } from './machine.ts'
import { type CheckoutSnapshot, type CheckoutView, checkoutView } from './view.ts'

export type { FlowError, Outcome } from '../flow/failure.ts'
export type { Flow, Selection, Unsubscribe } from '../flow/flow.ts'
export type { Clock, KeyValueStorage } from '../flow/surroundings.ts'
export type { Placed } from './calls.ts'
export type { CheckoutInput, Trace } from './context.ts'
export type { CheckoutEmitted, CheckoutEvent } from './events.ts'
export * from './rules.ts'
export type { CheckoutView, Lookup } from './view.ts'

export type CheckoutFlow = Flow<CheckoutEvent, CheckoutView, CheckoutEmitted>

export interface CheckoutDeps extends CheckoutInput, Surroundings {
  /** The typed client of the contract, as it is. */
  client: Pick<Client, 'call'>
  /** Of this tab alone: what was typed outlives a reload, for a day. */
  storage: KeyValueStorage
  /** Keeps a finished step on the server. A `validation` error opens the step again; any other failure does not hold the shopper up. */
  saveStep?: CheckoutCalls['saveStep']
}

/** Makes a checkout. Nothing is called before `start`. */
export function createCheckoutFlow(deps: CheckoutDeps): CheckoutFlow {
  const { client, storage, saveStep, clock, random, now = Date.now, newKey = randomKey, ...given } = deps
  const calls = checkoutCalls(client, {
    async remember() {
      const kept = open(storage, draftEnvelope, now())
      return {
        draft: kept.found === 'kept' ? kept.data : null,
        broken: kept.found === 'broken' || kept.found === 'expired',
      }
    },
    saveStep: saveStep ?? (async () => ({ ok: true, data: null })),
  })
  const input = { ...given, key: given.key ?? newKey() }
  const actor = createActor(checkoutMachine(calls, random), { input, ...(clock ? { clock } : {}) })

  let kept: string | undefined
  actor.subscribe(({ context, value }) => {
    if (value.process === 'booting') return
    const { cartId, typed, finished, city, point, key, sent, order } = context
    if (cartId === null) return
    const draft = order ? undefined : { cartId, typed, finished, city, point, key, sent }
    const text = JSON.stringify(draft)
    if (text === kept) return
    kept = text
    keep(storage, draftEnvelope, draft, now())
  })

  return createFlow<CheckoutSnapshot, CheckoutEvent, CheckoutView, CheckoutEmitted, CheckoutEvent>(actor, {
    view: checkoutView,
    prepare: event => event,
  })
}
