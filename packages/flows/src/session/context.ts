import type { Address, User } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import type { ClientFailure } from '../flow/failure.ts'
import type { ChangeResult } from './calls.ts'
import { type Command, keyOf } from './command.ts'
import type { AccountRequestKind } from './events.ts'

export interface AccountRequest {
  readonly kind: AccountRequestKind
  readonly status: 'running' | 'done' | 'failed'
  readonly error: ClientFailure | null
}

/** The city of an address as the delivery directory names it. */
export interface CityInfo {
  readonly cityName: string
  readonly ref: string
}

/** Holds no password and no token, except for a queued password change. */
export interface SessionContext {
  /** Injected functions; nested because `assign` calls functions at the top level of what it assigns. */
  readonly environment: {
    readonly now: () => number
    /** Milliseconds for which sign-in is locked after too many attempts. */
    readonly lockDuration: number
  }
  readonly lang: Locale
  /** Undefined: not known yet. */
  readonly user: User | null | undefined
  /** Null: not loaded. */
  readonly addresses: readonly Address[] | null
  /** The address selected by the customer; null: the main one. */
  readonly selectedId: number | null
  readonly returnTo: string | null
  /** Why signing in or out failed. */
  readonly error: ClientFailure | null
  /** Milliseconds since 1970. */
  readonly lockedUntil: number | null
  readonly expiresAt: number | null
  /** Changes in order; the first is in flight. */
  readonly queue: readonly Command[]
  /** Customer of the queued changes. */
  readonly queueOf: number | null
  /** Rejected changes by key. */
  readonly rejectedChanges: Readonly<Record<string, { readonly command: Command; readonly error: ClientFailure }>>
  readonly accountRequest: AccountRequest | null
  /** The call whose 401 caused the last check of the session: the same one does not cause another. */
  readonly authCheckedFor: string | null
}

export interface SessionInput {
  lang: Locale
  /** The signed-in customer as known to the server; null: a guest. @default requested at the start */
  user?: User | null
}

/** How long sign-in is locked after too many attempts; the backend counts ten in ten minutes. */
export const lockDurationMs = 60_000

/** Input of the machine. */
export interface SessionMachineInput extends SessionInput {
  /** Milliseconds since 1970. @default Date.now */
  now?: (() => number) | undefined
  /** Milliseconds for which sign-in is locked after too many attempts. @default 60000 */
  lockDuration?: number | undefined
}

export const initial = ({
  lang,
  user,
  now = Date.now,
  lockDuration = lockDurationMs,
}: SessionMachineInput): SessionContext => ({
  environment: { now, lockDuration },
  lang,
  user,
  addresses: null,
  selectedId: null,
  returnTo: null,
  error: null,
  lockedUntil: null,
  expiresAt: null,
  queue: [],
  queueOf: null,
  rejectedChanges: {},
  accountRequest: null,
  authCheckedFor: null,
})

/** Applies the result of a change. */
export const applyChange = (context: SessionContext, { user, saved, addresses }: ChangeResult): SessionContext => ({
  ...context,
  user: user ?? context.user,
  addresses: addresses ?? (saved ? withAddress(context.addresses ?? [], saved) : context.addresses),
  queue: context.queue.slice(1),
  authCheckedFor: null,
})

/** The change to send. Throws without one: a change is only sent when one is queued. */
export function nextCommand({ queue: [command] }: SessionContext): Command {
  if (!command) throw new Error('There is no change to send')
  return command
}

/** Rejects the change in flight; it can be retried. */
export function rejectChange(context: SessionContext, error: ClientFailure): SessionContext {
  const [command, ...queue] = context.queue
  if (!command) return context
  return {
    ...context,
    queue,
    authCheckedFor: null,
    rejectedChanges: { ...context.rejectedChanges, [keyOf(command)]: { command, error } },
  }
}

/** Dismisses the rejected change of a key. */
export function dismissRejection(context: SessionContext, key: string): SessionContext {
  const { [key]: _, ...rejectedChanges } = context.rejectedChanges
  return { ...context, rejectedChanges }
}

/** Queues a change and dismisses the rejected one of the same key. */
export const enqueueChange = (context: SessionContext, command: Command): SessionContext => ({
  ...dismissRejection(context, keyOf(command)),
  queue: [...context.queue, command],
  queueOf: context.user?.id ?? context.queueOf,
})

/** Queued changes wait for the same customer to sign in again, except those that hold a password. */
const maySurviveSignOut = (command: Command): boolean =>
  command.kind !== 'profile.save' || !(command.values.password || command.values.current_password)

type CustomerData = Pick<SessionContext, 'user' | 'addresses' | 'selectedId' | 'expiresAt'>

const noCustomer: CustomerData = { user: null, addresses: null, selectedId: null, expiresAt: null }

/** Removes everything of the customer. */
export const signedOut = (context: SessionContext): SessionContext => ({
  ...initial({ lang: context.lang, user: null, ...context.environment }),
  accountRequest: context.accountRequest,
})

/** The session has expired: the customer's changes stay queued. */
export const expired = (context: SessionContext): SessionContext => ({
  ...context,
  ...noCustomer,
  error: null,
  queue: context.queue.filter(maySurviveSignOut),
  queueOf: context.user?.id ?? context.queueOf,
  rejectedChanges: {},
})

/** Signs a customer in. Queued changes continue for the same customer and are dropped for another. */
export function signedIn(context: SessionContext, user: User): SessionContext {
  const before = context.user?.id ?? context.queueOf
  const isSame = before === null || before === user.id
  const own = { addresses: context.addresses, selectedId: context.selectedId, queue: context.queue }
  return {
    ...context,
    ...(isSame ? own : { addresses: null, selectedId: null, queue: [], rejectedChanges: {} }),
    user,
    queueOf: user.id,
    error: null,
    lockedUntil: null,
  }
}

/** The addresses after saving one; exactly one is the main one. */
export function withAddress(addresses: readonly Address[], saved: Address): readonly Address[] {
  const isKnown = addresses.some(({ id }) => id === saved.id)
  const others = saved.main === 1 ? addresses.map(other => ({ ...other, main: 0 as const })) : addresses
  return isKnown ? others.map(other => (other.id === saved.id ? saved : other)) : [...others, saved]
}

/** The selected address, else the main one. */
export const selectedOf = ({ addresses, selectedId }: SessionContext): Address | null =>
  addresses?.find(({ id }) => id === selectedId) ?? addresses?.find(({ main }) => main === 1) ?? null

/** City of an address, with its name in the delivery directory. */
export const cityOf = (address: Address | null): CityInfo | null =>
  address && { cityName: address.shipping_city, ref: address.shipping_city_id }
