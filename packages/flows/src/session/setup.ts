import type { User } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import { type FlowError, noAnswer, type Outcome } from '../flow/failure.ts'
import { setupTypes } from '../flow/setup-types.ts'
import type { Changed, SessionCalls, SignedIn } from './calls.ts'
import {
  applyChange,
  type Command,
  expired,
  keyOf,
  rejectChange,
  type SessionContext,
  type SessionInput,
  signedIn,
  signedOut,
} from './context.ts'
import {
  type AccountRequestEvent,
  type SessionEmitted,
  type SessionMessage,
  type SignInEvent,
  type SignInMethod,
  toAccountRequest,
} from './events.ts'
import { ownPath } from './return-to.ts'

/** A call that rejected. */
export const networkFailure: Outcome<never> = { ok: false, error: noAnswer }

/** No customer is signed in, so nothing can be changed. */
export const unauthorised: FlowError = { ...noAnswer, kind: 'auth', code: 'unauthorised', retryable: false }

/** Longest delay of a timer in milliseconds. */
const maxTimerDelayMs = 2 ** 31 - 1

export const errorOf = (answer: Outcome<unknown>): FlowError => (answer.ok ? noAnswer : answer.error)
const isEnded = (answer: Outcome<unknown>): boolean => errorOf(answer).code === 'unauthorised'

interface CallArgs<Input> {
  input: Input
  signal: AbortSignal
}

export interface SessionRules {
  now: () => number
  /** Milliseconds for which sign-in is locked after too many attempts. */
  lockFor: number
}

/** Setup shared by the regions of the session. */
export const sessionSetup = (calls: SessionCalls, { now, lockFor }: SessionRules) =>
  setup({
    types: setupTypes<{
      context: SessionContext
      events: SessionMessage
      emitted: SessionEmitted
      input: SessionInput
    }>(),
    actors: {
      user: fromPromise(({ input, signal }: CallArgs<Locale>) => calls.user(input, signal)),
      signIn: fromPromise(
        ({ input: { event, lang }, signal }: CallArgs<{ event: SignInEvent | null; lang: Locale }>) =>
          event ? calls.signIn(event, lang, signal) : Promise.reject(new Error('There is nothing to sign in with')),
      ),
      google: fromPromise(({ input: { next, lang }, signal }: CallArgs<{ next: string | null; lang: Locale }>) =>
        calls.google(next, lang, signal),
      ),
      signOut: fromPromise(({ input, signal }: CallArgs<Locale>) => calls.signOut(input, signal)),
      addresses: fromPromise(({ input, signal }: CallArgs<Locale>) => calls.addresses(input, signal)),
      change: fromPromise(
        ({ input: { command, lang }, signal }: CallArgs<{ command: Command | null; lang: Locale }>) =>
          command ? calls.change(command, lang, signal) : Promise.reject(new Error('There is nothing to change')),
      ),
      accountRequest: fromPromise(
        ({ input: { event, lang }, signal }: CallArgs<{ event: AccountRequestEvent | null; lang: Locale }>) =>
          event ? calls.accountRequest(event, lang, signal) : Promise.reject(new Error('There is nothing to ask for')),
      ),
    },
    actions: {
      /** Starts signing in; `returnTo` is where to navigate afterwards. */
      beginSignIn: assign(({ context }, returnTo: string | undefined) => ({
        error: null,
        returnTo: ownPath(returnTo) ?? context.returnTo,
      })),
      setUser: enqueueActions(({ context, enqueue }, answer: Outcome<User>) => {
        if (!answer.ok) return
        enqueue.assign({ ...signedIn(context, answer.data), returnTo: null, expiresAt: null })
        enqueue.emit({ type: 'session.restored', user: answer.data })
      }),
      completeSignIn: enqueueActions(
        ({ context, enqueue }, { answer, method }: { answer: Outcome<SignedIn>; method: SignInMethod }) => {
          if (!answer.ok) return
          const { user, expiresIn, next } = answer.data
          enqueue.assign({ ...signedIn(context, user), returnTo: null, expiresAt: now() + expiresIn * 1000 })
          const returnTo = ownPath(next) ?? context.returnTo
          enqueue.emit({ type: 'session.signedIn', user, method, returnTo })
        },
      ),
      refuse: enqueueActions(({ enqueue }, error: FlowError) => {
        const until = error.code === 'rate_limited' ? now() + lockFor : null
        enqueue.assign({ error, lockedUntil: until })
        enqueue.emit({ type: 'session.failed', error })
        if (until !== null) enqueue.emit({ type: 'session.locked', until })
      }),
      log: enqueueActions(
        ({ enqueue }, { about, error }: { about: 'restore' | 'refresh' | 'addresses'; error: FlowError }) => {
          enqueue.emit({ type: 'session.log', about, error })
        },
      ),
      reportLocked: enqueueActions(({ context: { lockedUntil }, enqueue }) => {
        if (lockedUntil !== null) enqueue.emit({ type: 'session.locked', until: lockedUntil })
      }),
      clearSession: enqueueActions(({ context, enqueue }, { elsewhere }: { elsewhere: boolean }) => {
        enqueue.assign(signedOut(context))
        enqueue.emit({ type: 'session.signedOut', elsewhere })
      }),
      expire: enqueueActions(({ context, enqueue }) => {
        enqueue.assign(expired(context))
        enqueue.emit({ type: 'session.expired', returnTo: context.returnTo })
      }),
      startAccountRequest: assign(({ event }) => {
        const accountRequest = toAccountRequest(event)
        return {
          accountRequest: accountRequest && ({ kind: accountRequest.type, status: 'running', error: null } as const),
        }
      }),
      finishAccountRequest: enqueueActions(
        ({ context: { accountRequest, user }, enqueue }, answer: Outcome<unknown>) => {
          if (!accountRequest) return
          const error = answer.ok ? null : answer.error
          enqueue.assign({ accountRequest: { ...accountRequest, status: error ? 'failed' : 'done', error } })
          enqueue.emit({ type: 'session.accountRequest', kind: accountRequest.kind, error })
          // The customer's e-mail is confirmed now, or a new password has ended every session: what is known is outdated.
          const isChanged = accountRequest.kind === 'email.confirm' || accountRequest.kind === 'password.reset.submit'
          if (!error && user !== null && isChanged) enqueue.raise({ type: 'session.refresh' })
        },
      ),
      save: enqueueActions(({ context, enqueue }, answer: Outcome<Changed>) => {
        const [command] = context.queue
        if (!answer.ok || !command) return
        const next = applyChange(context, answer.data)
        enqueue.assign(next)
        const { user = null, addresses } = next
        enqueue.emit({ type: 'session.saved', key: keyOf(command), user, addresses: addresses ?? [] })
      }),
      reject: enqueueActions(({ context, enqueue }, error: FlowError) => {
        const [command] = context.queue
        enqueue.assign(rejectChange(context, error))
        if (command) enqueue.emit({ type: 'session.rejected', key: keyOf(command), error })
      }),
    },
    guards: {
      knowsCustomer: ({ context }) => Boolean(context.user),
      knowsGuest: ({ context }) => context.user === null,
      isUserUnknown: ({ context }) => context.user === undefined,
      succeeded: (_, answer: Outcome<unknown>) => answer.ok,
      isEnded: (_, answer: Outcome<unknown>) => isEnded(answer),
      /** A 401 causes one check of the session per call. */
      mayHaveEnded: ({ context }, { answer, about }: { answer: Outcome<unknown>; about: string }) =>
        isEnded(answer) && context.authCheckedFor !== about,
      isUnconfirmed: ({ context }) => context.user?.email_confirmed === false,
      isLocked: ({ context }) => context.lockedUntil !== null,
      isForeignState: (_, isOwn: boolean) => !isOwn,
      hasCommand: ({ context }) => context.queue.length > 0,
      needsAddresses: ({ context }) => context.addresses === null,
    },
    delays: {
      lockLeft: ({ context }) => Math.max(0, (context.lockedUntil ?? 0) - now()),
      expiry: ({ context: { expiresAt } }) =>
        expiresAt === null ? maxTimerDelayMs : Math.min(maxTimerDelayMs, Math.max(0, expiresAt - now())),
    },
  })

export type SessionSetup = ReturnType<typeof sessionSetup>
