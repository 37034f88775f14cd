import type { Client } from '@shop/contract/client'
import { isRecord, readStored, writeStored } from '../flow/envelope.ts'
import {
  type Broadcast,
  broadcastMessage,
  type Environment,
  type KeyValueStorage,
  listen,
  randomKey,
} from '../flow/environment.ts'
import type { Flow } from '../flow/flow.ts'
import { createMachineFlow } from '../flow/machine-flow.ts'
import { sessionCalls } from './calls.ts'
import type { SessionInput } from './context.ts'
import { googleEnvelope } from './envelope.ts'
import type { SessionEmitted, SessionEvent, SessionMessage } from './events.ts'
import { sessionMachine } from './machine.ts'
import { type SessionView, sessionView } from './view.ts'

export type { Broadcast, Clock, KeyValueStorage } from '../flow/environment.ts'
export type { FlowError } from '../flow/failure.ts'
export type { FieldIssue, FieldIssues } from '../flow/field-issues.ts'
export type { Flow, Selection, Unsubscribe } from '../flow/flow.ts'
export type { AccountRequest, AccountRequestKind, CityInfo, SessionInput } from './context.ts'
export type {
  AddressFields,
  Credentials,
  NewPassword,
  ProfileChange,
  Registration,
  SessionEmitted,
  SessionEvent,
  SignInMethod,
} from './events.ts'
export { lockDurationMs } from './machine.ts'
export { ownPath } from './return-to.ts'
export { initialSessionView, type SessionStatus, type SessionView } from './view.ts'

export type SessionFlow = Flow<SessionEvent, SessionView, SessionEmitted>

export interface SessionDeps extends SessionInput, Omit<Environment, 'random'> {
  /** The typed client of the contract. */
  client: Pick<Client, 'call'>
  /** Of this tab only: the OAuth state. No token and no password is ever stored. */
  tabStorage: KeyValueStorage
  /** Channel to the other tabs: signing out in one signs out all. */
  broadcast?: Broadcast
  /** Milliseconds for which sign-in is locked after too many attempts. @default 60000 */
  lockFor?: number
}

/** Creates a session. Nothing is called before `start`. */
export function createSessionFlow(deps: SessionDeps): SessionFlow {
  const { client, tabStorage, broadcast, lockFor, clock, inspect, now = Date.now, newKey = randomKey, ...input } = deps
  const calls = sessionCalls(client, {
    keep: state => writeStored(tabStorage, googleEnvelope, state, now()),
    take() {
      const stored = readStored(tabStorage, googleEnvelope, now())
      writeStored(tabStorage, googleEnvelope, undefined, now())
      return stored.status === 'valid' ? stored.data : null
    },
  })
  const machine = sessionMachine(calls, { now, ...(lockFor === undefined ? {} : { lockFor }) })

  return createMachineFlow(
    machine,
    { input, clock, inspect },
    {
      observe(actor) {
        actor.on('session.expired', () => calls.forget())
        actor.on('session.signedOut', ({ elsewhere }) => {
          calls.forget()
          if (!elsewhere) broadcastMessage(broadcast, { about: 'session', has: 'ended' })
        })
        actor.on('session.signedIn', () => broadcastMessage(broadcast, { about: 'session', has: 'changed' }))
      },
      view: sessionView,
      prepare(event): SessionMessage {
        if (event.type === 'google.callback') return { ...event, isOwn: calls.isOwnState(event.state) }
        const id = newKey()
        if (event.type === 'profile.save')
          return { type: 'change', command: { id, kind: event.type, values: event.values } }
        if (event.type === 'address.save') {
          const { addressId = null, values } = event
          return { type: 'change', command: { id, kind: event.type, addressId, values } }
        }
        if (event.type === 'address.setMain' || event.type === 'address.delete')
          return { type: 'change', command: { id, kind: event.type, addressId: event.addressId } }
        return event
      },
      connect: send =>
        listen(broadcast, message => {
          if (!isRecord(message) || message.about !== 'session') return
          if (message.has === 'ended') send({ type: 'tab.signedOut' })
          if (message.has === 'changed') send({ type: 'tab.changed' })
        }),
    },
  )
}
