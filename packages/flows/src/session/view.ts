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
   * the e-mail is to be confirmed · `refreshing`: it is asked whether the session still stands
   */
  readonly status: SessionStatus
  /** Who is signed in; null: nobody, or nobody knows yet. */
  readonly user: User | null
  readonly addresses: readonly Address[]
  readonly addressesLookup: 'idle' | 'loading' | 'ready' | 'failed'
  readonly selectedAddress: Address | null
  readonly cityInfo: CityInfo | null
  /** The backend's words about what was sent to sign in, by input. */
  readonly issues: FieldIssues
  /** Why signing in or out came to nothing. */
  readonly error: FlowError | null
  /** Milliseconds since 1970. */
  readonly lockedUntil: number | null
  /** What is being changed or waits for it: `profile`, `address:5`, `address:new`. */
  readonly changing: readonly string[]
  /** Why a change was refused, by what it is about. */
  readonly rejectedChanges: Readonly<Record<string, FlowError>>
  /** The last letter that was asked for. */
  readonly accountRequest: AccountRequest | null
  /** Somebody waits for an answer: `aria-busy`. */
  readonly pending: boolean
}

/** As much of a snapshot as is shown. */
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

/** What is shown of a snapshot. */
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

/** A session as a server renders it. */
export const initialSessionView = (user: User | null): SessionView =>
  sessionView({
    context: initial({ lang: 'uk', user }),
    value: { session: user ? { authenticated: { addresses: 'idle' } } : 'guest', accountRequest: 'idle' },
  })
