import type { Address, User } from '@shop/contract'
import type { BodyOf } from '@shop/contract/client'
import type { Locale } from '@shop/contract/locales'
import type { FlowError } from '../flow/failure.ts'
import type { AccountRequestKind, Command } from './context.ts'

/** Bodies of the wire; the language is the flow's. */
export type Credentials = Omit<BodyOf<'/api/auth/login'>, 'lang'>
export type Registration = Omit<BodyOf<'/api/auth/register'>, 'lang'>
export type ProfileChange = Omit<BodyOf<'/api/profile/edit'>, 'lang'>
export type AddressFields = Omit<BodyOf<'/api/profile/address/create'>, 'lang'>
export type NewPassword = Omit<BodyOf<'/api/auth/password/reset'>, 'lang'>

/** The ways to sign in. `returnTo` is a path of this shop; anything else is forgotten. */
export type SignInEvent =
  | { type: 'session.login'; credentials: Credentials; returnTo?: string }
  | { type: 'session.register'; registration: Registration; returnTo?: string }
  | { type: 'token.login'; token: string; returnTo?: string }
  /** Google has sent the shopper back. */
  | { type: 'google.callback'; code: string; state: string }

/**
 * What is asked for beside the session: letters, and what their links do. One at a time: another that is asked for meanwhile
 * is not sent (`errand` of the view says which is on its way). Signing in or out does not touch it, and its end is told to
 * whoever is there then. A confirmed e-mail or a new password asks anew who is there, also where that question is on its way.
 */
export type AccountRequestEvent =
  | { type: 'password.reset.request'; email: string }
  | { type: 'password.reset.submit'; reset: NewPassword }
  | { type: 'link.request'; email: string }
  | { type: 'email.confirm'; token: string }
  | { type: 'email.resend' }

/**
 * What a customer changes, one at a time, in order. What is changed while it is asked who is there, or while signing out,
 * waits: it is carried out when the customer stays, and goes with a customer who leaves. `id` is given by the flow.
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
  /** Gives up signing in; also when the shopper comes back from Google's pages by Back. */
  | { type: 'session.cancel' }
  /** The invitation to confirm the e-mail is put aside. */
  | { type: 'session.continue' }
  /**
   * Asks who is signed in: the tab is looked at again, something may have changed. A question that is on its way is given up
   * for it; while signing in or out it does nothing, the answer to that says who is there.
   */
  | { type: 'session.refresh' }
  /** Gives up the question who is there and a change that is on its way. When nobody answers the customer stays. */
  | { type: 'session.logout' }
  /**
   * A call of anybody was answered with 401: it is asked who is there, once for however many; while signing out it does
   * nothing. `returnTo`: the page it happened on.
   */
  | { type: 'http.401'; returnTo?: string }
  | { type: 'address.select'; addressId: number }
  | { type: 'addresses.retry' }
  /** A failed change again, under the same key, or forgotten. `key`: `profile`, `address:5`, `address:new`. */
  | { type: 'change.retry'; key: string }
  | { type: 'change.dismiss'; key: string }
  | { type: 'accountRequest.dismiss' }
  | { type: 'network.back' }
  | { type: 'locale.changed'; lang: Locale }

type Prepared<Event> = Event extends ChangeEvent
  ? { type: 'change'; command: Command }
  : Event extends { type: 'google.callback' }
    ? /** Whether the state is the one this tab has sent. */ Event & { isOwn: boolean }
    : Event

/** What the machine itself hears. */
export type SessionMessage =
  | Prepared<SessionEvent>
  /** Another tab has signed out, or somebody signed in there. */
  | { type: 'tab.signedOut' }
  | { type: 'tab.changed' }

export type SignInMethod = 'login' | 'register' | 'byToken' | 'google'

export type SessionEmitted =
  /** It was asked who is signed in; null: nobody. */
  | { type: 'session.restored'; user: User | null }
  /** `returnTo`: the page to go to; null: stay. */
  | { type: 'session.signedIn'; user: User; method: SignInMethod; returnTo: string | null }
  /** Signing in came to nothing. */
  | { type: 'session.failed'; error: FlowError }
  /** Too many attempts: nothing is sent until then. Milliseconds since 1970. */
  | { type: 'session.locked'; until: number }
  /** Google's page is to be opened. */
  | { type: 'session.redirect'; url: string }
  /** `elsewhere`: in another tab. */
  | { type: 'session.signedOut'; elsewhere: boolean }
  /** The session has ended by itself; changes that waited go on when the same customer signs in again. */
  | { type: 'session.expired'; returnTo: string | null }
  | { type: 'session.saved'; key: string; user: User | null; addresses: readonly Address[] }
  | { type: 'session.rejected'; key: string; error: FlowError }
  | { type: 'session.accountRequest'; kind: AccountRequestKind; error: FlowError | null }
  /** For a log, not for the shopper. Source: spec §8. */
  | { type: 'session.log'; about: 'restore' | 'refresh' | 'addresses'; error: FlowError }

export const signInOf = (event: SessionMessage): SignInEvent | null =>
  event.type === 'session.login' ||
  event.type === 'session.register' ||
  event.type === 'token.login' ||
  event.type === 'google.callback'
    ? event
    : null

export const toAccountRequest = (event: SessionMessage): AccountRequestEvent | null =>
  event.type === 'password.reset.request' ||
  event.type === 'password.reset.submit' ||
  event.type === 'link.request' ||
  event.type === 'email.confirm' ||
  event.type === 'email.resend'
    ? event
    : null
