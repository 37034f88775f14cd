import type { Address, User } from '@shop/contract'
import type { Client } from '@shop/contract/client'
import type { Locale } from '@shop/contract/locales'
import { type Outcome, outcome } from '../flow/failure.ts'
import { request } from '../flow/request.ts'
import type { Command } from './command.ts'
import type { AccountRequestEvent, SignInEvent } from './events.ts'

export interface SignedIn {
  readonly user: User
  /** Seconds. */
  readonly expiresIn: number
  /** Where to navigate after Google's callback. */
  readonly next: string | null
}

/** Data of a successful change. */
export interface ChangeResult {
  readonly user?: User
  readonly saved?: Address
  readonly addresses?: readonly Address[]
}

/** The calls of the machine's actors. */
export interface SessionCalls {
  user(lang: Locale, signal: AbortSignal): Promise<Outcome<User>>
  signIn(event: SignInEvent, lang: Locale, signal: AbortSignal): Promise<Outcome<SignedIn>>
  /** The URL of Google's consent page; its state is stored by this tab. */
  google(next: string | null, lang: Locale, signal: AbortSignal): Promise<Outcome<{ readonly url: string }>>
  signOut(lang: Locale, signal: AbortSignal): Promise<Outcome<unknown>>
  addresses(lang: Locale, signal: AbortSignal): Promise<Outcome<readonly Address[]>>
  change(command: Command, lang: Locale, signal: AbortSignal): Promise<Outcome<ChangeResult>>
  accountRequest(event: AccountRequestEvent, lang: Locale, signal: AbortSignal): Promise<Outcome<unknown>>
}

/** Secrets of the page, held outside the machine. */
export interface PageSecrets {
  /** Whether an OAuth state returned by Google is the one this tab has sent; valid once. */
  isOwnState(state: string): boolean
  clearToken(): void
}

/** Stores the OAuth state during the redirect to Google. */
export interface OAuthStateStorage {
  save(state: string): void
  /** Reads and removes the state. */
  take(): string | null
}

const mapOutcome = <A, B>(answer: Outcome<A>, map: (data: A) => B): Outcome<B> =>
  answer.ok ? { ok: true, data: map(answer.data) } : answer

const stateOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).searchParams.get('state') : null)

/**
 * The calls over the shop's client. The access token is only in the memory of the page: after a reload the shop's httpOnly
 * cookie identifies the customer.
 */
export function sessionCalls(client: Pick<Client, 'call'>, oauthState: OAuthStateStorage): SessionCalls & PageSecrets {
  let token: string | undefined
  const authorised = (signal: AbortSignal) => ({ signal, ...(token === undefined ? {} : { token }) })

  const signIn = (event: SignInEvent, lang: Locale, signal: AbortSignal) => {
    if (event.type === 'session.login')
      return client.call('/api/auth/login', { lang, ...event.credentials }, { signal })
    if (event.type === 'session.register')
      return client.call('/api/auth/register', { lang, ...event.registration }, { signal })
    if (event.type === 'token.login') return client.call('/api/auth/token', { lang, token: event.token }, { signal })
    return client.call('/api/auth/google/callback', { lang, code: event.code, state: event.state }, { signal })
  }

  return {
    user: async (lang, signal) => outcome(await client.call('/api/auth/user', { lang }, authorised(signal))),
    async signIn(event, lang, signal) {
      return mapOutcome(outcome(await signIn(event, lang, signal)), data => {
        token = data.access_token
        const next = 'next' in data && typeof data.next === 'string' ? data.next : null
        return { user: data.user, expiresIn: data.expires_in, next }
      })
    },
    async google(next, lang, signal) {
      const body = { lang, ...(next === null ? {} : { next }) }
      const answer = outcome(await client.call('/api/auth/google', body, { signal }))
      if (answer.ok) oauthState.save(stateOf(answer.data.url) ?? '')
      return answer
    },
    isOwnState(state) {
      const stored = oauthState.take()
      return stored !== null && stored !== '' && stored === state
    },
    async signOut(lang, signal) {
      return outcome(await client.call('/api/auth/logout', { lang }, authorised(signal)))
    },
    addresses: async (lang, signal) => outcome(await client.call('/api/profile/address', { lang }, authorised(signal))),
    async change(command, lang, signal) {
      const options = { ...authorised(signal), idempotencyKey: command.id }
      if (command.kind === 'profile.save')
        return mapOutcome(
          outcome(await client.call('/api/profile/edit', { lang, ...command.values }, options)),
          (user): ChangeResult => ({ user }),
        )
      if (command.kind === 'address.save') {
        const { addressId, values } = command
        const body = { lang, ...values }
        const answer =
          addressId === null
            ? await client.call('/api/profile/address/create', body, options)
            : await client.call('/api/profile/address/{id}', body, { ...options, params: { id: addressId } })
        return mapOutcome(outcome(answer), (saved): ChangeResult => ({ saved }))
      }
      const path = command.kind === 'address.setMain' ? '/api/profile/address/setmain' : '/api/profile/address/destroy'
      return mapOutcome(
        outcome(await client.call(path, { lang, id: command.addressId }, options)),
        (addresses): ChangeResult => ({ addresses }),
      )
    },
    async accountRequest(event, lang, signal) {
      if (event.type === 'password.reset.request')
        return outcome(await client.call('/api/auth/password/forgot', { lang, email: event.email }, { signal }))
      if (event.type === 'password.reset.submit')
        return outcome(await client.call('/api/auth/password/reset', { lang, ...event.reset }, { signal }))
      if (event.type === 'link.request')
        return outcome(await client.call('/api/auth/link', { lang, email: event.email }, { signal }))
      if (event.type === 'email.confirm')
        return outcome(await client.call('/api/auth/email/confirm', { lang, token: event.token }, { signal }))
      return outcome(await client.call('/api/auth/email/resend', { lang }, authorised(signal)))
    },
    clearToken() {
      token = undefined
    },
  }
}

export interface SignInInput {
  readonly event: SignInEvent
  readonly lang: Locale
}

export interface GoogleInput {
  /** Where to navigate after signing in. */
  readonly next: string | null
  readonly lang: Locale
}

export interface ChangeInput {
  readonly command: Command
  readonly lang: Locale
}

export interface AccountRequestInput {
  readonly event: AccountRequestEvent
  readonly lang: Locale
}

/** The actors over the calls. */
export const sessionActors = (calls: SessionCalls) => ({
  user: request(calls.user),
  signIn: request(({ event, lang }: SignInInput, signal) => calls.signIn(event, lang, signal)),
  google: request(({ next, lang }: GoogleInput, signal) => calls.google(next, lang, signal)),
  signOut: request(calls.signOut),
  addresses: request(calls.addresses),
  change: request(({ command, lang }: ChangeInput, signal) => calls.change(command, lang, signal)),
  accountRequest: request(({ event, lang }: AccountRequestInput, signal) => calls.accountRequest(event, lang, signal)),
})
