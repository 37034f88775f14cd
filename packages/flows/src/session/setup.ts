import type { Address, User } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate'
import { type ClientFailure, noAnswer } from '../flow/failure.ts'
import { notProvided } from '../flow/request.ts'
import { setupTypes } from '../flow/setup-types.ts'
import type { AccountRequestInput, ChangeInput, ChangeResult, GoogleInput, SignedIn, SignInInput } from './calls.ts'
import { type Command, keyOf } from './command.ts'
import {
  applyChange,
  dismissRejection,
  enqueueChange,
  expired,
  rejectChange,
  type SessionContext,
  type SessionMachineInput,
  signedIn,
  signedOut,
} from './context.ts'
import { accountRequestEventTypes, type SessionEmitted, type SessionMessage, type SignInMethod } from './events.ts'
import { ownPath } from './return-to.ts'
import type { SessionTag } from './view.ts'

/** No customer is signed in, so nothing can be changed. */
export const unauthorised: ClientFailure = { ...noAnswer, kind: 'auth', code: 'unauthorised', retryable: false }

/** Longest delay of a timer in milliseconds. */
const maxTimerDelayMs = 2 ** 31 - 1

/** The call was answered with 401. */
const isUnauthorised = (error: ClientFailure): boolean => error.code === 'unauthorised'

/** Setup shared by the states of the session. */
export const sessionSetup = setup({
  types: setupTypes<{
    context: SessionContext
    events: SessionMessage
    emitted: SessionEmitted
    input: SessionMachineInput
    tags: SessionTag
  }>(),
  actors: {
    user: notProvided<Locale, User>(),
    signIn: notProvided<SignInInput, SignedIn>(),
    google: notProvided<GoogleInput, { readonly url: string }>(),
    signOut: notProvided<Locale, unknown>(),
    addresses: notProvided<Locale, readonly Address[]>(),
    change: notProvided<ChangeInput, ChangeResult>(),
    accountRequest: notProvided<AccountRequestInput, unknown>(),
  },
  actions: {
    changeLanguage: assign((_, lang: Locale) => ({ lang })),

    /** Starts signing in; `returnTo` is where to navigate afterwards. */
    beginSignIn: assign(({ context }, returnTo: string | undefined) => ({
      error: null,
      returnTo: ownPath(returnTo) ?? context.returnTo,
    })),
    restoreUser: enqueueActions(({ context, enqueue }, user: User) => {
      enqueue.assign({ ...signedIn(context, user), returnTo: null, expiresAt: null })
      enqueue.emit({ type: 'session.restored', user })
    }),
    restoreGuest: enqueueActions(({ enqueue }) => {
      enqueue.assign({ user: null })
      enqueue.emit({ type: 'session.restored', user: null })
    }),
    completeSignIn: enqueueActions(
      ({ context, enqueue }, { data, method }: { data: SignedIn; method: SignInMethod }) => {
        const { user, expiresIn, next } = data
        enqueue.assign({
          ...signedIn(context, user),
          returnTo: null,
          expiresAt: context.environment.now() + expiresIn * 1000,
        })
        enqueue.emit({ type: 'session.signedIn', user, method, returnTo: ownPath(next) ?? context.returnTo })
      },
    ),
    failSignIn: enqueueActions(({ context: { environment }, enqueue }, error: ClientFailure) => {
      const until = error.code === 'rate_limited' ? environment.now() + environment.lockDuration : null
      enqueue.assign({ error, lockedUntil: until })
      enqueue.emit({ type: 'session.failed', error })
      if (until !== null) enqueue.emit({ type: 'session.locked', until })
    }),
    reportLocked: enqueueActions(({ context: { lockedUntil }, enqueue }) => {
      if (lockedUntil !== null) enqueue.emit({ type: 'session.locked', until: lockedUntil })
    }),
    unlock: assign({ lockedUntil: null }),
    redirectToGoogle: emit((_, url: string) => ({ type: 'session.redirect' as const, url })),

    log: emit((_, { about, error }: { about: 'restore' | 'refresh' | 'addresses'; error: ClientFailure }) => ({
      type: 'session.log' as const,
      about,
      error,
    })),
    clearError: assign({ error: null }),
    clearExpiry: assign({ expiresAt: null }),
    clearSession: enqueueActions(({ context, enqueue }, { inOtherTab }: { inOtherTab: boolean }) => {
      enqueue.assign(signedOut(context))
      enqueue.emit({ type: 'session.signedOut', inOtherTab })
    }),
    expire: enqueueActions(({ context, enqueue }) => {
      enqueue.assign(expired(context))
      enqueue.emit({ type: 'session.expired', returnTo: context.returnTo })
    }),
    /** Remembers the call whose 401 causes a check of the session. */
    recordAuthCheck: assign((_, authCheckedFor: string | null) => ({ authCheckedFor })),

    setAddresses: assign((_, addresses: readonly Address[]) => ({ addresses, authCheckedFor: null })),
    selectAddress: assign((_, selectedId: number) => ({ selectedId })),
    enqueueChange: assign(({ context }, command: Command) => enqueueChange(context, command)),
    rejectWithoutCustomer: emit((_, command: Command) => ({
      type: 'session.rejected' as const,
      key: keyOf(command),
      error: unauthorised,
    })),
    retryChange: assign(({ context }, key: string) => {
      const command = context.rejectedChanges[key]?.command
      return command ? enqueueChange(context, command) : context
    }),
    dismissChange: assign(({ context }, key: string) => dismissRejection(context, key)),
    completeChange: enqueueActions(({ context, enqueue }, result: ChangeResult) => {
      const [command] = context.queue
      if (!command) return
      const next = applyChange(context, result)
      enqueue.assign(next)
      const { user = null, addresses } = next
      enqueue.emit({ type: 'session.saved', key: keyOf(command), user, addresses: addresses ?? [] })
    }),
    rejectChange: enqueueActions(({ context, enqueue }, error: ClientFailure) => {
      const [command] = context.queue
      enqueue.assign(rejectChange(context, error))
      if (command) enqueue.emit({ type: 'session.rejected', key: keyOf(command), error })
    }),

    startAccountRequest: assign(({ event }) => {
      assertEvent(event, accountRequestEventTypes)
      return { accountRequest: { kind: event.type, status: 'running', error: null } as const }
    }),
    finishAccountRequest: enqueueActions(
      ({ context: { accountRequest, user }, enqueue }, error: ClientFailure | null) => {
        if (!accountRequest) return
        enqueue.assign({ accountRequest: { ...accountRequest, status: error ? 'failed' : 'done', error } })
        enqueue.emit({ type: 'session.accountRequest', kind: accountRequest.kind, error })
        // The customer's e-mail is confirmed now, or a new password has ended every session: what is known is outdated.
        const isChanged = accountRequest.kind === 'email.confirm' || accountRequest.kind === 'password.reset.submit'
        if (!error && user !== null && isChanged) enqueue.raise({ type: 'session.refresh' })
      },
    ),
    dismissAccountRequest: assign({ accountRequest: null }),
  },
  guards: {
    isCustomer: ({ context }) => Boolean(context.user),
    isGuest: ({ context }) => context.user === null,
    isUserUnknown: ({ context }) => context.user === undefined,
    isUnauthorised: (_, error: ClientFailure) => isUnauthorised(error),
    /** A 401 causes one check of the session per call. */
    needsAuthCheck: ({ context }, { error, call }: { error: ClientFailure; call: string | null }) =>
      isUnauthorised(error) && context.authCheckedFor !== call,
    isUnconfirmed: ({ context }) => context.user?.email_confirmed === false,
    isLocked: ({ context }) => context.lockedUntil !== null,
    isForeignState: (_, isOwn: boolean) => !isOwn,
    hasChange: ({ context }) => context.queue.length > 0,
    needsAddresses: ({ context }) => context.addresses === null,
  },
  delays: {
    lockRemaining: ({ context: { lockedUntil, environment } }) => Math.max(0, (lockedUntil ?? 0) - environment.now()),
    expiry: ({ context: { expiresAt, environment } }) =>
      expiresAt === null ? maxTimerDelayMs : Math.min(maxTimerDelayMs, Math.max(0, expiresAt - environment.now())),
  },
})
