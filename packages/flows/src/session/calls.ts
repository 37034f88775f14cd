import type { Address, User } from '@shop/contract'
import type { Client } from '@shop/contract/client'
import type { Locale } from '@shop/contract/locales'
import { type Outcome, outcome } from '../flow/failure.ts'
import type { Command } from './context.ts'
import type { AccountRequestEvent, SignInEvent } from './events.ts'

export interface SignedIn {
  readonly user: User
  /** Seconds. */
  readonly expiresIn: number
  /** Where to navigate after Google's callback. */
  readonly next: string | null
}

/** Result of a change. */
export interface Changed {
  readonly user?: User
  readonly saved?: Address
  readonly addresses?: readonly Address[]
}

/** The calls of the machine. None throws for a failed call. */
export interface SessionCalls {
  user(lang: Locale, signal: AbortSignal): Promise<Outcome<User>>
  signIn(event: SignInEvent, lang: Locale, signal: AbortSignal): Promise<Outcome<SignedIn>>
  /** The URL of Google's consent page; its state is stored by this tab. */
  google(next: string | null, lang: Locale, signal: AbortSignal): Promise<Outcome<{ readonly url: string }>>
  signOut(lang: Locale, signal: AbortSignal): Promise<Outcome<unknown>>
  addresses(lang: Locale, signal: AbortSignal): Promise<Outcome<readonly Address[]>>
  change(command: Command, lang: Locale, signal: AbortSignal): Promise<Outcome<Changed>>
  accountRequest(event: AccountRequestEvent, lang: Locale, signal: AbortSignal): Promise<Outcome<unknown>>
}

/** What a page knows of its session outside the machine. */
export interface PageSecrets {
  /** Whether a state returned by Google is the one this tab has sent; valid once. */
  isOwnState(state: string): boolean
  /** Drops the access token. */
  forget(): void
}

/** Storage of the OAuth state while the shopper is at Google. */
export interface GoogleState {
  keep(state: string): void
  /** Reads and removes the state. */
  take(): string | null
}

const mapped = <A, B>(answer: Outcome<A>, map: (data: A) => B): Outcome<B> =>
  answer.ok ? { ok: true, data: map(answer.data) } : answer

const stateOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).searchParams.get('state') : null)

/**
 * The calls over the shop's client. The access token lives only in the memory of the page: after a reload the shop's httpOnly
 * cookie identifies the customer.
 */
export function sessionCalls(client: Pick<Client, 'call'>, google: GoogleState): SessionCalls & PageSecrets {
  let token: string | undefined
  const own = (signal: AbortSignal) => ({ signal, ...(token === undefined ? {} : { token }) })

  const sign = (event: SignInEvent, lang: Locale, signal: AbortSignal) => {
    if (event.type === 'session.login')
      return client.call('/api/auth/login', { lang, ...event.credentials }, { signal })
    if (event.type === 'session.register')
      return client.call('/api/auth/register', { lang, ...event.registration }, { signal })
    if (event.type === 'token.login') return client.call('/api/auth/token', { lang, token: event.token }, { signal })
    return client.call('/api/auth/google/callback', { lang, code: event.code, state: event.state }, { signal })
  }

  return {
    user: async (lang, signal) => outcome(await client.call('/api/auth/user', { lang }, own(signal))),
    async signIn(event, lang, signal) {
      return mapped(outcome(await sign(event, lang, signal)), data => {
        token = data.access_token
        const next = 'next' in data && typeof data.next === 'string' ? data.next : null
        return { user: data.user, expiresIn: data.expires_in, next }
      })
    },
    async google(next, lang, signal) {
      const body = { lang, ...(next === null ? {} : { next }) }
      const answer = outcome(await client.call('/api/auth/google', body, { signal }))
      if (answer.ok) google.keep(stateOf(answer.data.url) ?? '')
      return answer
    },
    isOwnState(state) {
      const stored = google.take()
      return stored !== null && stored !== '' && stored === state
    },
    async signOut(lang, signal) {
      return outcome(await client.call('/api/auth/logout', { lang }, own(signal)))
    },
    addresses: async (lang, signal) => outcome(await client.call('/api/profile/address', { lang }, own(signal))),
    async change(command, lang, signal) {
      const options = { ...own(signal), idempotencyKey: command.id }
      if (command.kind === 'profile.save')
        return mapped(
          outcome(await client.call('/api/profile/edit', { lang, ...command.values }, options)),
          (user): Changed => ({ user }),
        )
      if (command.kind === 'address.save') {
        const { addressId, values } = command
        const body = { lang, ...values }
        const answer =
          addressId === null
            ? await client.call('/api/profile/address/create', body, options)
            : await client.call('/api/profile/address/{id}', body, { ...options, params: { id: addressId } })
        return mapped(outcome(answer), (saved): Changed => ({ saved }))
      }
      const path = command.kind === 'address.setMain' ? '/api/profile/address/setmain' : '/api/profile/address/destroy'
      return mapped(
        outcome(await client.call(path, { lang, id: command.addressId }, options)),
        (addresses): Changed => ({ addresses }),
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
      return outcome(await client.call('/api/auth/email/resend', { lang }, own(signal)))
    },
    forget() {
      token = undefined
    },
  }
}
