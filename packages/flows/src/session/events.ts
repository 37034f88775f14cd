import type { Address, User } from '@shop/contract'
import type { BodyOf } from '@shop/contract/client'
import type { Locale } from '@shop/contract/locales'
import type { ClientFailure } from '../flow/failure.ts'
import type { AddressFields, Command, ProfileChange } from './command.ts'

/** Bodies of the wire; the language is the flow's. */
export type Credentials = Omit<BodyOf<'/api/auth/login'>, 'lang'>
export type Registration = Omit<BodyOf<'/api/auth/register'>, 'lang'>
export type NewPassword = Omit<BodyOf<'/api/auth/password/reset'>, 'lang'>

/** Sign-in methods. `returnTo` is a path of this shop; anything else is ignored. */
export type SignInEvent =
  | { type: 'session.login'; credentials: Credentials; returnTo?: string }
  | { type: 'session.register'; registration: Registration; returnTo?: string }
  | { type: 'token.login'; token: string; returnTo?: string }
  /** Google has redirected back. */
  | { type: 'google.callback'; code: string; state: string }

/**
 * Account requests: e-mails with links, and what their links do. One at a time: others are ignored meanwhile (see
 * `accountRequest` of the view). They are independent of signing in and out. A confirmed e-mail or a new password checks the
 * session again.
 */
export type AccountRequestEvent =
  | { type: 'password.reset.request'; email: string }
  | { type: 'password.reset.submit'; reset: NewPassword }
  | { type: 'link.request'; email: string }
  | { type: 'email.confirm'; token: string }
  | { type: 'email.resend' }

export type AccountRequestKind = AccountRequestEvent['type']

/**
 * Changes by a customer, one at a time, in order. They wait while the session is being checked or signed out: executed if the
 * customer stays, dropped otherwise. The flow assigns `id`.
 */
export type ChangeEvent =
  | { type: 'profile.save'; values: ProfileChange }
  /** Without an `addressId`: a new one. */
  | { type: 'address.save'; addressId?: number; values: AddressFields }
  | { type: 'address.setMain'; addressId: number }
  | { type: 'address.delete'; addressId: number }

export type SessionEvent =
  | SignInEvent
  | AccountRequestEvent
  | ChangeEvent
  | { type: 'google.start'; returnTo?: string }
  /** Cancels signing in; also after Back from Google's pages. */
  | { type: 'session.cancel' }
  /** Dismisses the request to confirm the e-mail. */
  | { type: 'session.continue' }
  /**
   * Checks the session, e.g. when the tab becomes visible. Aborts a pending check; ignored while signing in or out.
   */
  | { type: 'session.refresh' }
  /** Aborts a check of the session and a change in flight. Without an answer the customer stays signed in. */
  | { type: 'session.logout' }
  /**
   * Some call was answered with 401: the session is checked, once for many; ignored while signing out. `returnTo`: the page
   * it happened on.
   */
  | { type: 'http.401'; returnTo?: string }
  | { type: 'address.select'; addressId: number }
  | { type: 'addresses.retry' }
  /** Retries a rejected change under the same key, or dismisses it. `key`: `profile`, `address:5`, `address:new`. */
  | { type: 'change.retry'; key: string }
  | { type: 'change.dismiss'; key: string }
  | { type: 'accountRequest.dismiss' }
  | { type: 'network.online' }
  | { type: 'locale.changed'; lang: Locale }

type Prepared<Event> = Event extends ChangeEvent
  ? { type: 'change'; command: Command }
  : Event extends { type: 'google.callback' }
    ? /** Whether the state is the one this tab has sent. */ Event & { isOwn: boolean }
    : Event

/** Events of the machine. */
export type SessionMessage =
  | Prepared<SessionEvent>
  /** Another tab has signed out, or in. */
  | { type: 'tab.signedOut' }
  | { type: 'tab.changed' }

export type SignInMethod = 'login' | 'register' | 'byToken' | 'google'

export type SessionEmitted =
  /** The session was checked; null: a guest. */
  | { type: 'session.restored'; user: User | null }
  /** `returnTo`: where to navigate; null: stay. */
  | { type: 'session.signedIn'; user: User; method: SignInMethod; returnTo: string | null }
  /** Signing in failed. */
  | { type: 'session.failed'; error: ClientFailure }
  /** Too many attempts: locked until this time. Milliseconds since 1970. */
  | { type: 'session.locked'; until: number }
  /** Navigate to Google's consent page. */
  | { type: 'session.redirect'; url: string }
  /** `inOtherTab`: another tab has signed out. */
  | { type: 'session.signedOut'; inOtherTab: boolean }
  /** The session has expired; queued changes continue when the same customer signs in again. */
  | { type: 'session.expired'; returnTo: string | null }
  | { type: 'session.saved'; key: string; user: User | null; addresses: readonly Address[] }
  | { type: 'session.rejected'; key: string; error: ClientFailure }
  | { type: 'session.accountRequest'; kind: AccountRequestKind; error: ClientFailure | null }
  /** For logging, not for the shopper. */
  | { type: 'session.log'; about: 'restore' | 'refresh' | 'addresses'; error: ClientFailure }

/** Types of the events that sign in. */
export const signInEventTypes = [
  'session.login',
  'session.register',
  'token.login',
  'google.callback',
] as const satisfies readonly SignInEvent['type'][]

/** Types of the events that are account requests. */
export const accountRequestEventTypes = [
  'password.reset.request',
  'password.reset.submit',
  'link.request',
  'email.confirm',
  'email.resend',
] as const satisfies readonly AccountRequestEvent['type'][]
