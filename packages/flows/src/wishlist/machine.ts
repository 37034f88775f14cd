import type { Wishlist } from '@shop/contract/wishlist-map'
import { and, assign, enqueueActions, or, type SnapshotFrom, setup, stateIn } from 'xstate'
import { type ClientFailure, noAnswer } from '../flow/failure.ts'
import { networkRegion } from '../flow/network-region.ts'
import { errorOf, notProvided } from '../flow/request.ts'
import { maxAttempts, retryDelay } from '../flow/retry.ts'
import { setupTypes } from '../flow/setup-types.ts'
import type { AccountWishlistEmitted, AccountWishlistMessage } from './account-events.ts'
import type { ExecuteInput, GuestData, RestoredState } from './actors.ts'
import { operationOf, toAction } from './operation.ts'
import type { WishlistAction } from './rules.ts'
import {
  applyList,
  applyRemoteChange,
  applyResult,
  dropInFlight,
  initial,
  isApplied,
  projectedWishlist,
  requeueInFlight,
  requeueWithList,
  restoreState,
  sessionChanged,
  takeNextOperation,
  type WishlistContext,
  type WishlistInput,
} from './state.ts'

const operation = ({ event }: { event: WishlistAction }) => event
const answer = ({ event }: { event: { output: Wishlist } }) => event.output
const failure = ({ event }: { event: { error: unknown } }) => errorOf(event.error)
const user = ({ event }: { event: { user: string | null } }) => event.user

const enqueueing = { actions: { type: 'enqueueOperation', params: operation } } as const
const remoteChange = {
  guard: { type: 'isSameUser', params: user },
  actions: { type: 'applyRemoteChange', params: ({ event }: { event: { wishlist: Wishlist } }) => event.wishlist },
} as const
const sessionChange = {
  actions: {
    type: 'changeSession',
    params: ({ event }: { event: { user: string | null; expired?: boolean } }) => event,
  },
} as const
const leavingAccount = { guard: { type: 'leavesAccount', params: user }, ...sessionChange } as const

/** Ends of a request of the list, which merges or only loads it. */
const toIdleWithList = { target: 'idle', actions: { type: 'applyList', params: answer } } as const
const toLocked = { guard: { type: 'isLocked', params: failure }, target: 'locked' } as const
const toBackoff = { guard: { type: 'mayRetry', params: failure }, target: 'backoff' } as const
const toBackoffWithCount = { ...toBackoff, actions: 'countFailure' } as const
const toFailed = { target: 'failed', actions: { type: 'giveUp', params: failure } } as const

/**
 * Two regions: the list, and the network. One operation at a time, in order; at sign-in a guest's list is merged into the
 * account's. Provide the actors `restore`, `merge`, `load`, `execute` and `clearCustomerData`.
 */
export const wishlistMachine = setup({
  types: setupTypes<{
    context: WishlistContext
    events: AccountWishlistMessage
    emitted: AccountWishlistEmitted
    input: WishlistInput
  }>(),
  actors: {
    restore: notProvided<string | null, RestoredState>(),
    merge: notProvided<string | null, Wishlist>(),
    load: notProvided<string | null, Wishlist>(),
    execute: notProvided<ExecuteInput, Wishlist>(),
    clearCustomerData: notProvided<GuestData, void>(),
  },
  actions: {
    restoreState: enqueueActions(({ context, enqueue }, restored: RestoredState) => {
      enqueue.assign(restoreState(context, restored))
      if (restored.isInvalid) enqueue.emit({ type: 'wishlist.storedDataDiscarded' })
    }),
    reportDiscarded: enqueueActions(({ enqueue }) => enqueue.emit({ type: 'wishlist.storedDataDiscarded' })),
    enqueueOperation: assign(({ context }, action: WishlistAction) => {
      const operation = operationOf(projectedWishlist(context), action)
      return operation ? { queue: [...context.queue, operation] } : {}
    }),
    takeNextOperation: assign(({ context }) => takeNextOperation(context)),
    applyResult: enqueueActions(({ context, enqueue }, wishlist: Wishlist) => {
      const { user, inFlight } = context
      enqueue.assign(applyResult(context, wishlist))
      enqueue.emit({ type: 'wishlist.changed', user, wishlist, own: true })
      if (inFlight && inFlight.kind !== 'group')
        enqueue.emit({ type: 'wishlist.toggled', productId: inFlight.productId, liked: inFlight.kind === 'like' })
    }),
    applyList: enqueueActions(({ context, enqueue }, wishlist: Wishlist) => {
      const { user, mustMerge, mustTell } = context
      enqueue.assign(applyList(context, wishlist))
      enqueue.emit({ type: 'wishlist.changed', user, wishlist, own: mustMerge || mustTell })
    }),
    applyRemoteChange: assign(({ context }, wishlist: Wishlist) => applyRemoteChange(context, wishlist)),
    requeueWithList: assign(({ context }, wishlist: Wishlist) => requeueWithList(context, wishlist)),
    requeueInFlight: assign(({ context }) => requeueInFlight(context)),
    countFailure: assign(({ context }) => ({ attempt: context.attempt + 1 })),
    reject: enqueueActions(({ context, enqueue }, error: ClientFailure) => {
      enqueue.assign(dropInFlight(context))
      if (context.inFlight) enqueue.emit({ type: 'wishlist.rejected', action: toAction(context.inFlight), error })
    }),
    giveUp: enqueueActions(({ context, enqueue }, error: ClientFailure) => {
      enqueue.assign({ attempt: 0 })
      if (context.mustMerge) enqueue.emit({ type: 'wishlist.unmerged', error })
    }),
    /** The backend has judged that the lists do not fit together: the guest's stays in this browser. */
    skipMerge: enqueueActions(({ enqueue }, error: ClientFailure) => {
      enqueue.assign({ attempt: 0, mustMerge: false })
      enqueue.emit({ type: 'wishlist.unmerged', error })
    }),
    scheduleRefresh: assign({ needsRefresh: true }),
    changeSession: assign(({ context }, { user, expired = false }: { user: string | null; expired?: boolean }) =>
      sessionChanged(context, user, expired),
    ),
  },
  guards: {
    /** A guest's list is in this browser: it needs no network. */
    isReachable: or([stateIn({ network: 'online' }), ({ context }) => context.user === null]),
    mustMerge: and([stateIn({ network: 'online' }), ({ context }) => context.mustMerge]),
    mustVerify: and([stateIn({ network: 'online' }), ({ context }) => context.outcomeUnknown]),
    hasOperation: and(['isReachable', ({ context }) => !context.mustMerge && context.queue.length > 0]),
    needsList: and(['isReachable', ({ context }) => context.needsRefresh]),
    isApplied: ({ context }, wishlist: Wishlist) => isApplied(context, wishlist),
    hasAttemptsLeft: ({ context }) => context.attempt < maxAttempts - 1,
    isLocked: (_, error: ClientFailure) => error.kind === 'auth',
    isInvalid: (_, error: ClientFailure) => error.kind === 'validation',
    mayRetry: ({ context }, error: ClientFailure) => error.retryable && context.attempt < maxAttempts - 1,
    leavesAccount: ({ context }, user: string | null) => context.user !== null && context.user !== user,
    isSameUser: ({ context }, user: string | null) => context.user === user,
    isOtherUser: ({ context }, user: string | null) => context.user !== user,
  },
  delays: { retryDelay: ({ context }) => retryDelay(context.attempt, Math.random) },
}).createMachine({
  id: 'wishlist',
  context: ({ input }) => initial(input),
  type: 'parallel',
  states: {
    list: {
      initial: 'restoring',
      on: {
        'wishlist.toggle': enqueueing,
        'wishlist.group.add': enqueueing,
        'wishlist.group.rename': enqueueing,
        'wishlist.group.remove': enqueueing,
        'wishlist.move': enqueueing,
        'wishlist.refresh': { actions: 'scheduleRefresh' },
        'wishlist.remoteChange': remoteChange,
        'session.changed': [
          { ...leavingAccount, target: '.clearing' },
          { guard: { type: 'isOtherUser', params: user }, target: '.restoring', ...sessionChange },
        ],
      },
      states: {
        restoring: {
          invoke: {
            id: 'restore',
            src: 'restore',
            input: ({ context }) => context.user,
            onDone: { target: 'idle', actions: { type: 'restoreState', params: ({ event }) => event.output } },
            onError: { target: 'idle', actions: 'reportDiscarded' },
          },
        },
        clearing: {
          invoke: {
            id: 'clearCustomerData',
            src: 'clearCustomerData',
            input: ({ context }) => context.guestData ?? { list: null },
            onDone: 'restoring',
            onError: 'restoring',
          },
        },
        idle: {
          always: [
            { guard: 'mustMerge', target: 'merging' },
            { guard: 'mustVerify', target: 'loading' },
            { guard: 'hasOperation', target: 'executing', actions: 'takeNextOperation' },
            { guard: 'needsList', target: 'loading' },
          ],
        },
        merging: {
          // The answer may be older than the change by another tab: it is requested again.
          on: { 'wishlist.remoteChange': { ...remoteChange, target: 'merging', reenter: true } },
          invoke: {
            id: 'merge',
            src: 'merge',
            input: ({ context }) => context.user,
            onDone: toIdleWithList,
            onError: [
              toLocked,
              toBackoffWithCount,
              {
                guard: { type: 'isInvalid', params: failure },
                target: 'loading',
                actions: { type: 'skipMerge', params: failure },
              },
              toFailed,
            ],
          },
        },
        loading: {
          // The answer may be older than the change by another tab: it is requested again.
          on: { 'wishlist.remoteChange': { ...remoteChange, target: 'loading', reenter: true } },
          invoke: {
            id: 'load',
            src: 'load',
            input: ({ context }) => context.user,
            onDone: toIdleWithList,
            onError: [toLocked, toBackoffWithCount, toFailed],
          },
        },
        executing: {
          invoke: {
            id: 'execute',
            src: 'execute',
            input: ({ context: { user, inFlight: operation, confirmed } }) => ({ user, operation, confirmed }),
            onDone: [
              {
                guard: { type: 'isApplied', params: answer },
                target: 'idle',
                actions: { type: 'applyResult', params: answer },
              },
              {
                guard: 'hasAttemptsLeft',
                target: 'idle',
                actions: { type: 'requeueWithList', params: answer },
              },
              { target: 'idle', actions: { type: 'reject', params: noAnswer } },
            ],
            onError: [
              { ...toLocked, actions: 'requeueInFlight' },
              { ...toBackoff, actions: 'requeueInFlight' },
              { target: 'idle', actions: { type: 'reject', params: failure } },
            ],
          },
        },
        backoff: {
          on: { 'network.online': 'idle' },
          after: { retryDelay: 'idle' },
        },
        failed: {
          on: {
            // A new action retries.
            'wishlist.toggle': { target: 'idle', ...enqueueing },
            'wishlist.group.add': { target: 'idle', ...enqueueing },
            'wishlist.group.rename': { target: 'idle', ...enqueueing },
            'wishlist.group.remove': { target: 'idle', ...enqueueing },
            'wishlist.move': { target: 'idle', ...enqueueing },
            'wishlist.retry': 'idle',
            'wishlist.refresh': 'idle',
            'network.online': 'idle',
          },
        },
        locked: {
          on: {
            'session.changed': [{ ...leavingAccount, target: 'clearing' }, { target: 'idle' }],
          },
        },
      },
    },
    network: networkRegion,
  },
})

/** A snapshot of the machine, as `getSnapshot` and `useMachine` return it. */
export type WishlistMachineSnapshot = SnapshotFrom<typeof wishlistMachine>
