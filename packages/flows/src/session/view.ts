import type { Address, User } from '@shop/contract'
import type { FlowError } from '../flow/failure.ts'
import type { FieldIssues } from '../flow/field-issues.ts'
import {
  type AccountRequest,
  type CityInfo,
  cityOf,
  initial,
  keyOf,
  type SessionContext,
  selectedOf,
} from './context.ts'

export type SessionStatus =
  | 'restoring'
  | 'guest'
  | 'locked'
  | 'signingIn'
  | 'atGoogle'
  | 'awaitingConfirm'
  | 'signedIn'
  | 'refreshing'
  | 'signingOut'

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
  readonly error: FlowError | null
  /** Milliseconds since 1970. */
  readonly lockedUntil: number | null
  /** Keys of queued changes: `profile`, `address:5`, `address:new`. */
  readonly changing: readonly string[]
  /** Errors of rejected changes by key. */
  readonly rejectedChanges: Readonly<Record<string, FlowError>>
  /** The last account request. */
  readonly accountRequest: AccountRequest | null
  /** A call is pending: `aria-busy`. */
  readonly pending: boolean
}

/** The part of a snapshot that the view reads. */
export interface SessionSnapshot {
  readonly context: SessionContext
  readonly value: {
    readonly session: string | Readonly<Record<string, unknown>>
    readonly accountRequest: string
  }
}

const statuses: Readonly<Record<string, SessionStatus>> = {
  guest: 'guest',
  locked: 'locked',
  authenticating: 'signingIn',
  atGoogle: 'atGoogle',
  awaitingEmailConfirm: 'awaitingConfirm',
  authenticated: 'signedIn',
  refreshing: 'refreshing',
  loggingOut: 'signingOut',
}

/** The innermost state that has a status of its own. */
function statusOf(value: unknown): SessionStatus {
  if (typeof value === 'string') return statuses[value] ?? 'restoring'
  if (typeof value !== 'object' || value === null) return 'restoring'
  const [[name = '', inside] = []] = Object.entries(value)
  return (typeof inside === 'string' ? statuses[inside] : undefined) ?? statuses[name] ?? 'restoring'
}

const lookups = ['loading', 'ready', 'failed'] as const

function lookupOf(value: SessionSnapshot['value']['session']): SessionView['addressesLookup'] {
  const inside = typeof value === 'object' && 'authenticated' in value ? value.authenticated : null
  const region = typeof inside === 'object' && inside !== null && 'addresses' in inside ? inside.addresses : null
  return lookups.find(lookup => lookup === region) ?? 'idle'
}

/** The view of a snapshot. */
export function sessionView({ context, value }: SessionSnapshot): SessionView {
  const status = statusOf(value.session)
  const selectedAddress = selectedOf(context)
  const { error } = context
  return {
    status,
    user: context.user ?? null,
    addresses: context.addresses ?? [],
    addressesLookup: lookupOf(value.session),
    selectedAddress,
    cityInfo: cityOf(selectedAddress),
    issues: Object.fromEntries(
      Object.entries(error?.fields ?? {}).map(([name, [message = '']]) => [name, { rule: 'server', message } as const]),
    ),
    error,
    lockedUntil: context.lockedUntil,
    changing: context.queue.map(keyOf),
    rejectedChanges: Object.fromEntries(
      Object.entries(context.rejectedChanges).map(([key, { error: why }]) => [key, why]),
    ),
    accountRequest: context.accountRequest,
    pending: status === 'signingIn' || status === 'signingOut' || value.accountRequest === 'running',
  }
}

/** The server-rendered view. */
export const initialSessionView = (user: User | null): SessionView =>
  sessionView({
    context: initial({ lang: 'uk', user }),
    value: { session: user ? { authenticated: { addresses: 'idle' } } : 'guest', accountRequest: 'idle' },
  })
