import type { Address, User } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import type { FlowError } from '../flow/failure.ts'
import type { Changed } from './calls.ts'
import type { AccountRequestEvent, AddressFields, ProfileChange } from './events.ts'

/** A change that waits for its answer. `id` is its idempotency key. */
export type Command = { readonly id: string } & (
  | { readonly kind: 'profile.save'; readonly values: ProfileChange }
  | { readonly kind: 'address.save'; readonly addressId: number | null; readonly values: AddressFields }
  | { readonly kind: 'address.setMain' | 'address.delete'; readonly addressId: number }
)

export type AccountRequestKind = AccountRequestEvent['type']

export interface AccountRequest {
  readonly kind: AccountRequestKind
  readonly status: 'running' | 'done' | 'failed'
  readonly error: FlowError | null
}

/** The city of an address in the terms of the delivery directory. Source: spec §3, `cityInfo`. */
export interface CityInfo {
  readonly cityName: string
  readonly ref: string
}

/** No password, no token: those go with their call and are not kept here, but for a password change that waits its turn. */
export interface SessionContext {
  readonly lang: Locale
  /** Undefined: nobody has asked yet. */
  readonly user: User | null | undefined
  /** Null: not loaded. */
  readonly addresses: readonly Address[] | null
  /** The address chosen by hand; null: the main one. */
  readonly selectedId: number | null
  readonly returnTo: string | null
  /** Why signing in or out came to nothing. */
  readonly error: FlowError | null
  /** Milliseconds since 1970. */
  readonly lockedUntil: number | null
  readonly expiresAt: number | null
  /** Changes in order; the first is under way. */
  readonly queue: readonly Command[]
  /** Whose changes they are. */
  readonly queueOf: number | null
  /** Changes that were refused, by what they are about. */
  readonly rejectedChanges: Readonly<Record<string, { readonly command: Command; readonly error: FlowError }>>
  readonly accountRequest: AccountRequest | null
  /** What was answered with 401 last and made us ask who is there: the same does not ask twice. */
  readonly authCheckedFor: string | null
}

export interface SessionInput {
  lang: Locale
  /** Who the server says is signed in; null: nobody. @default it is asked for at the start */
  user?: User | null
}

export const initial = ({ lang, user }: SessionInput): SessionContext => ({
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

/** What a change is about: of two about the same, the later one's refusal is told. */
export const keyOf = (command: Command): string =>
  command.kind === 'profile.save'
    ? 'profile'
    : command.addressId === null
      ? 'address:new'
      : `address:${command.addressId}`

/** What a change that was carried out has made of the customer. */
export const applyChange = (context: SessionContext, { user, saved, addresses }: Changed): SessionContext => ({
  ...context,
  user: user ?? context.user,
  addresses: addresses ?? (saved ? withAddress(context.addresses ?? [], saved) : context.addresses),
  queue: context.queue.slice(1),
  authCheckedFor: null,
})

/** A change was refused: it leaves the queue, and can be tried again. */
export function rejectChange(context: SessionContext, error: FlowError): SessionContext {
  const [command, ...queue] = context.queue
  if (!command) return context
  return {
    ...context,
    queue,
    authCheckedFor: null,
    rejectedChanges: { ...context.rejectedChanges, [keyOf(command)]: { command, error } },
  }
}

/** What was refused about something is forgotten. */
export function dismissRejection(context: SessionContext, key: string): SessionContext {
  const { [key]: _, ...rejectedChanges } = context.rejectedChanges
  return { ...context, rejectedChanges }
}

/** One more change waits; what was refused about the same is done with. */
export const enqueueChange = (context: SessionContext, command: Command): SessionContext => ({
  ...dismissRejection(context, keyOf(command)),
  queue: [...context.queue, command],
  queueOf: context.user?.id ?? context.queueOf,
})

/** Changes may wait for the same customer to sign in again, but not with a password in them. */
const maySurviveSignOut = (command: Command): boolean =>
  command.kind !== 'profile.save' || !(command.values.password || command.values.current_password)

type CustomerData = Pick<SessionContext, 'user' | 'addresses' | 'selectedId' | 'expiresAt'>

const noCustomer: CustomerData = { user: null, addresses: null, selectedId: null, expiresAt: null }

/** Nobody is signed in any more, and nothing of the customer is left. */
export const signedOut = (context: SessionContext): SessionContext => ({
  ...initial({ lang: context.lang, user: null }),
  accountRequest: context.accountRequest,
})

/** The session has ended by itself: what the customer wanted changed waits. */
export const expired = (context: SessionContext): SessionContext => ({
  ...context,
  ...noCustomer,
  error: null,
  queue: context.queue.filter(maySurviveSignOut),
  queueOf: context.user?.id ?? context.queueOf,
  rejectedChanges: {},
})

/** Somebody is signed in. What waited goes on if it is the same customer; of another one nothing is left. */
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

/** The addresses after one of them was saved; exactly one is main. */
export function withAddress(addresses: readonly Address[], saved: Address): readonly Address[] {
  const isKnown = addresses.some(({ id }) => id === saved.id)
  const others = saved.main === 1 ? addresses.map(other => ({ ...other, main: 0 as const })) : addresses
  return isKnown ? others.map(other => (other.id === saved.id ? saved : other)) : [...others, saved]
}

/** The chosen address, else the main one. Source: spec §4, "the main address becomes the selected one". */
export const selectedOf = ({ addresses, selectedId }: SessionContext): Address | null =>
  addresses?.find(({ id }) => id === selectedId) ?? addresses?.find(({ main }) => main === 1) ?? null

/** Source: spec §4, "city info is taken from it". */
export const cityOf = (address: Address | null): CityInfo | null =>
  address && { cityName: address.shipping_city, ref: address.shipping_city_id }
