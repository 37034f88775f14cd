import type { Address, User } from '@shop/contract'
import type { ClientFailure } from '../flow/failure.ts'
import type { FieldIssues } from '../flow/field-issues.ts'
import { keyOf } from './command.ts'
import { type AccountRequest, type CityInfo, cityOf, initial, type SessionContext, selectedOf } from './context.ts'

const statuses = [
  'restoring',
  'guest',
  'locked',
  'signingIn',
  'atGoogle',
  'awaitingConfirm',
  'signedIn',
  'refreshing',
  'signingOut',
] as const

export type SessionStatus = (typeof statuses)[number]

export interface SessionView {
  /**
   * `locked`: too many attempts, until `lockedUntil` · `atGoogle`: the shopper is sent there · `awaitingConfirm`: signed in,
   * the e-mail is to be confirmed · `refreshing`: the session is being checked
   */
  readonly status: SessionStatus
  /** The signed-in customer; null: a guest, or not known yet. */
  readonly user: User | null
  readonly addresses: readonly Address[]
  readonly addressesLookup: 'idle' | 'loading' | 'ready' | 'failed'
  readonly selectedAddress: Address | null
  readonly cityInfo: CityInfo | null
  /** The backend's messages about the credentials, by field. */
  readonly issues: FieldIssues
  /** Why signing in or out failed. */
  readonly error: ClientFailure | null
  /** Milliseconds since 1970. */
  readonly lockedUntil: number | null
  /** Keys of queued changes: `profile`, `address:5`, `address:new`. */
  readonly changing: readonly string[]
  /** Errors of rejected changes by key. */
  readonly rejectedChanges: Readonly<Record<string, ClientFailure>>
  /** The last account request. */
  readonly accountRequest: AccountRequest | null
  /** A call is pending: `aria-busy`. */
  readonly pending: boolean
}

/** Tags of the machine: the status of the view, the status of the addresses, and `pending`. */
export type SessionTag = SessionStatus | 'addressesLoading' | 'addressesReady' | 'addressesFailed' | 'pending'

/** The part of a snapshot that the view reads. */
export interface SessionSnapshot {
  readonly context: SessionContext
  hasTag(tag: SessionTag): boolean
}

function addressesLookup(snapshot: SessionSnapshot): SessionView['addressesLookup'] {
  if (snapshot.hasTag('addressesLoading')) return 'loading'
  if (snapshot.hasTag('addressesReady')) return 'ready'
  return snapshot.hasTag('addressesFailed') ? 'failed' : 'idle'
}

/** The view of a snapshot. */
export function sessionView(snapshot: SessionSnapshot): SessionView {
  const { context } = snapshot
  const { error } = context
  const selectedAddress = selectedOf(context)
  return {
    status: statuses.find(tag => snapshot.hasTag(tag)) ?? 'restoring',
    user: context.user ?? null,
    addresses: context.addresses ?? [],
    addressesLookup: addressesLookup(snapshot),
    selectedAddress,
    cityInfo: cityOf(selectedAddress),
    issues: Object.fromEntries(
      Object.entries(error?.fields ?? {}).map(([name, [message = '']]) => [name, { rule: 'server', message } as const]),
    ),
    error,
    lockedUntil: context.lockedUntil,
    changing: context.queue.map(keyOf),
    rejectedChanges: Object.fromEntries(
      Object.entries(context.rejectedChanges).map(([key, rejected]) => [key, rejected.error]),
    ),
    accountRequest: context.accountRequest,
    pending: snapshot.hasTag('pending'),
  }
}

/** The server-rendered view. */
export const initialSessionView = (user: User | null): SessionView =>
  sessionView({ context: initial({ lang: 'uk', user }), hasTag: tag => tag === (user ? 'signedIn' : 'guest') })
