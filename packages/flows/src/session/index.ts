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
import { type Flow, mapEvents } from '../flow/flow.ts'
import { createMachineFlow } from '../flow/machine-flow.ts'
import { sessionActors, sessionCalls } from './calls.ts'
import type { SessionInput } from './context.ts'
import { oauthStateEnvelope } from './envelope.ts'
import type { SessionEmitted, SessionEvent, SessionMessage } from './events.ts'
import { sessionMachine } from './machine.ts'
import { type SessionView, sessionView } from './view.ts'

export { type SessionCalls, sessionActors, sessionCalls } from './calls.ts'
export type { AddressFields, ProfileChange } from './command.ts'
export type { AccountRequest, CityInfo, SessionInput } from './context.ts'
export { lockDurationMs } from './context.ts'
export type {
  AccountRequestKind,
  Credentials,
  NewPassword,
  Registration,
  SessionEmitted,
  SessionEvent,
  SignInMethod,
} from './events.ts'
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
  lockDuration?: number
}

/** Creates a session. Nothing is called before `start`. */
export function createSessionFlow(deps: SessionDeps): SessionFlow {
  const { client, tabStorage, broadcast, clock, inspect, now = Date.now, newKey = randomKey, ...input } = deps
  const calls = sessionCalls(client, {
    save: state => writeStored(tabStorage, oauthStateEnvelope, state, now()),
    take() {
      const stored = readStored(tabStorage, oauthStateEnvelope, now())
      writeStored(tabStorage, oauthStateEnvelope, undefined, now())
      return stored.status === 'valid' ? stored.data : null
    },
  })
  const flow: Flow<SessionMessage, SessionView, SessionEmitted> = createMachineFlow(
    sessionMachine.provide({ actors: sessionActors(calls) }),
    { input: { ...input, now }, clock, inspect },
    {
      observe(actor) {
        actor.on('session.expired', () => calls.clearToken())
        actor.on('session.signedOut', ({ inOtherTab }) => {
          calls.clearToken()
          if (!inOtherTab) broadcastMessage(broadcast, { type: 'session.signedOut' })
        })
        actor.on('session.signedIn', () => broadcastMessage(broadcast, { type: 'session.changed' }))
      },
      view: sessionView,
      connect: send =>
        listen(broadcast, message => {
          if (!isRecord(message)) return
          if (message.type === 'session.signedOut') send({ type: 'tab.signedOut' })
          if (message.type === 'session.changed') send({ type: 'tab.changed' })
        }),
    },
  )
  return mapEvents(flow, (event: SessionEvent): SessionMessage => {
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
  })
}
