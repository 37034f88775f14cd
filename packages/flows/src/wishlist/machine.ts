import type { Wishlist } from '@shop/contract/wishlist-map'
import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import { type FlowError, noAnswer, type Outcome } from '../flow/failure.ts'
import { maxAttempts, retryDelay } from '../flow/retry.ts'
import { setupTypes } from '../flow/setup-types.ts'
import type { AccountWishlistEmitted, AccountWishlistMessage } from './account-events.ts'
import type { WishlistCalls } from './calls.ts'
import { type Operation, operationOf, toAction } from './operation.ts'
import type { WishlistAction } from './rules.ts'
import {
  applyList,
  applyRemoteChange,
  applyResult,
  dropInFlight,
  type GuestCarryOver,
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

type Answer = Outcome<Wishlist>
type CallArgs<Input> = { input: Input; signal: AbortSignal }
type ExecuteInput = { user: string | null; operation: Operation | null; settled: Wishlist }

/** A call that rejected. */
const networkFailure: Outcome<never> = { ok: false, error: noAnswer }

const errorOf = (answer: Answer): FlowError => (answer.ok ? noAnswer : answer.error)

/** One operation at a time, in order; at sign-in a guest's list is merged into the account's. */
export function wishlistMachine(calls: WishlistCalls, random: () => number = Math.random) {
  return setup({
    types: setupTypes<{
      context: WishlistContext
      events: AccountWishlistMessage
      emitted: AccountWishlistEmitted
      input: WishlistInput
    }>(),
    actors: {
      restore: fromPromise(({ input }: CallArgs<string | null>) => calls.restore(input)),
      merge: fromPromise(({ input, signal }: CallArgs<string | null>) => calls.merge(input, signal)),
      load: fromPromise(({ input, signal }: CallArgs<string | null>) => calls.load(input, signal)),
      execute: fromPromise(({ input: { operation, ...rest }, signal }: CallArgs<ExecuteInput>) =>
        operation ? calls.execute({ ...rest, operation }, signal) : Promise.reject(new Error('Nothing is to be done')),
      ),
      clearCustomerData: fromPromise(({ input }: CallArgs<GuestCarryOver>) => calls.clearCustomerData(input)),
    },
    actions: {
      enqueue: assign(({ context }, action: WishlistAction) => {
        const operation = operationOf(projectedWishlist(context), action)
        return operation ? { queue: [...context.queue, operation] } : {}
      }),
      settle: enqueueActions(({ context, enqueue }, answer: Answer) => {
        if (!answer.ok) return
        const { user, inFlight } = context
        enqueue.assign(applyResult(context, answer.data))
        enqueue.emit({ type: 'wishlist.changed', user, wishlist: answer.data, own: true })
        if (inFlight && inFlight.kind !== 'group')
          enqueue.emit({ type: 'wishlist.toggled', productId: inFlight.productId, liked: inFlight.kind === 'like' })
      }),
      applyList: enqueueActions(({ context, enqueue }, answer: Answer) => {
        if (!answer.ok) return
        enqueue.assign(applyList(context, answer.data))
        enqueue.emit({
          type: 'wishlist.changed',
          user: context.user,
          wishlist: answer.data,
          own: context.mustMerge || context.hasConflict,
        })
      }),
      applyRemoteChange: assign(({ context }, applyList: Wishlist) => applyRemoteChange(context, applyList)),
      requeueWithList: assign(({ context }, answer: Answer) =>
        answer.ok ? requeueWithList(context, answer.data) : {},
      ),
      requeueInFlight: assign(({ context }) => requeueInFlight(context)),
      countFailure: assign(({ context }) => ({ attempt: context.attempt + 1 })),
      reject: enqueueActions(({ context, enqueue }, answer: Answer) => {
        enqueue.assign(dropInFlight(context))
        if (context.inFlight)
          enqueue.emit({ type: 'wishlist.rejected', action: toAction(context.inFlight), error: errorOf(answer) })
      }),
      giveUp: enqueueActions(({ context, enqueue }, answer: Answer) => {
        enqueue.assign({ attempt: 0 })
        if (context.mustMerge) enqueue.emit({ type: 'wishlist.unmerged', error: errorOf(answer) })
      }),
      session: assign(({ context }, { user, expired = false }: { user: string | null; expired?: boolean }) =>
        sessionChanged(context, user, expired),
      ),
    },
    guards: {
      mustMerge: ({ context }) => context.online && context.mustMerge,
      mustVerify: ({ context }) => context.online && context.outcomeUnknown,
      hasOperation: ({ context }) => isReachable(context) && !context.mustMerge && context.queue.length > 0,
      needsList: ({ context }) => isReachable(context) && context.needsRefresh,
      succeeded: (_, answer: Answer) => answer.ok,
      isApplied: ({ context }, answer: Answer) => answer.ok && isApplied(context, answer.data),
      mayRequeue: ({ context }, answer: Answer) => answer.ok && context.attempt < maxAttempts - 1,
      isLocked: (_, answer: Answer) => !answer.ok && answer.error.kind === 'auth',
      mayTryAgain: ({ context }, answer: Answer) =>
        !answer.ok && answer.error.retryable && context.attempt < maxAttempts - 1,
      leavesAccount: ({ context }, user: string | null) => context.user !== null && context.user !== user,
      isOurs: ({ context }, user: string | null) => context.user === user,
      isOther: ({ context }, user: string | null) => context.user !== user,
    },
    delays: { retryDelay: ({ context }) => retryDelay(context.attempt, random) },
  }).createMachine({
    id: 'wishlist',
    context: ({ input }) => initial(input),
    initial: 'booting',
    on: {
      'wishlist.toggle': { actions: { type: 'enqueue', params: ({ event }) => event } },
      'wishlist.group.add': { actions: { type: 'enqueue', params: ({ event }) => event } },
      'wishlist.group.rename': { actions: { type: 'enqueue', params: ({ event }) => event } },
      'wishlist.group.remove': { actions: { type: 'enqueue', params: ({ event }) => event } },
      'wishlist.move': { actions: { type: 'enqueue', params: ({ event }) => event } },
      'wishlist.refresh': { actions: assign({ needsRefresh: true }) },
      'wishlist.remoteChange': {
        guard: { type: 'isOurs', params: ({ event }) => event.user },
        actions: { type: 'applyRemoteChange', params: ({ event }) => event.wishlist },
      },
      'session.changed': [
        {
          guard: { type: 'leavesAccount', params: ({ event }) => event.user },
          target: '.clearing',
          actions: { type: 'session', params: ({ event }) => event },
        },
        {
          guard: { type: 'isOther', params: ({ event }) => event.user },
          target: '.booting',
          actions: { type: 'session', params: ({ event }) => event },
        },
      ],
      'network.lost': { actions: assign({ online: false }) },
      'network.back': { actions: assign({ online: true }) },
    },
    states: {
      booting: {
        invoke: {
          id: 'restore',
          src: 'restore',
          input: ({ context }) => context.user,
          onDone: {
            target: 'idle',
            actions: enqueueActions(({ context, event, enqueue }) => {
              enqueue.assign(restoreState(context, event.output))
              if (event.output.broken) enqueue.emit({ type: 'wishlist.forgotten' })
            }),
          },
          onError: {
            target: 'idle',
            actions: enqueueActions(({ enqueue }) => enqueue.emit({ type: 'wishlist.forgotten' })),
          },
        },
      },
      clearing: {
        invoke: {
          id: 'clearCustomerData',
          src: 'clearCustomerData',
          input: ({ context }) => context.carryOver ?? { list: null },
          onDone: 'booting',
          onError: 'booting',
        },
      },
      idle: {
        always: [
          { guard: 'mustMerge', target: 'merging' },
          { guard: 'mustVerify', target: 'loading' },
          { guard: 'hasOperation', target: 'executing', actions: assign(({ context }) => takeNextOperation(context)) },
          { guard: 'needsList', target: 'loading' },
        ],
      },
      merging: {
        // The answer may be older than the change by another tab: it is requested again.
        on: {
          'wishlist.remoteChange': {
            guard: { type: 'isOurs', params: ({ event }) => event.user },
            target: 'merging',
            reenter: true,
            actions: { type: 'applyRemoteChange', params: ({ event }) => event.wishlist },
          },
        },
        invoke: {
          id: 'merge',
          src: 'merge',
          input: ({ context }) => context.user,
          onDone: [
            {
              guard: { type: 'succeeded', params: ({ event }) => event.output },
              target: 'idle',
              actions: { type: 'applyList', params: ({ event }) => event.output },
            },
            { guard: { type: 'isLocked', params: ({ event }) => event.output }, target: 'locked' },
            {
              guard: { type: 'mayTryAgain', params: ({ event }) => event.output },
              target: 'backoff',
              actions: 'countFailure',
            },
            { target: 'failed', actions: { type: 'giveUp', params: ({ event }) => event.output } },
          ],
          onError: { target: 'failed', actions: { type: 'giveUp', params: networkFailure } },
        },
      },
      loading: {
        // The answer may be older than the change by another tab: it is requested again.
        on: {
          'wishlist.remoteChange': {
            guard: { type: 'isOurs', params: ({ event }) => event.user },
            target: 'loading',
            reenter: true,
            actions: { type: 'applyRemoteChange', params: ({ event }) => event.wishlist },
          },
        },
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context }) => context.user,
          onDone: [
            {
              guard: { type: 'succeeded', params: ({ event }) => event.output },
              target: 'idle',
              actions: { type: 'applyList', params: ({ event }) => event.output },
            },
            { guard: { type: 'isLocked', params: ({ event }) => event.output }, target: 'locked' },
            {
              guard: { type: 'mayTryAgain', params: ({ event }) => event.output },
              target: 'backoff',
              actions: 'countFailure',
            },
            { target: 'failed', actions: { type: 'giveUp', params: ({ event }) => event.output } },
          ],
          onError: { target: 'failed', actions: { type: 'giveUp', params: networkFailure } },
        },
      },
      executing: {
        invoke: {
          id: 'execute',
          src: 'execute',
          input: ({ context: { user, inFlight: operation, settled } }) => ({ user, operation, settled }),
          onDone: [
            {
              guard: { type: 'isApplied', params: ({ event }) => event.output },
              target: 'idle',
              actions: { type: 'settle', params: ({ event }) => event.output },
            },
            {
              guard: { type: 'mayRequeue', params: ({ event }) => event.output },
              target: 'idle',
              actions: { type: 'requeueWithList', params: ({ event }) => event.output },
            },
            {
              guard: { type: 'isLocked', params: ({ event }) => event.output },
              target: 'locked',
              actions: 'requeueInFlight',
            },
            {
              guard: { type: 'mayTryAgain', params: ({ event }) => event.output },
              target: 'backoff',
              actions: 'requeueInFlight',
            },
            { target: 'idle', actions: { type: 'reject', params: ({ event }) => event.output } },
          ],
          onError: { target: 'idle', actions: { type: 'reject', params: networkFailure } },
        },
      },
      backoff: {
        on: { 'network.back': { target: 'idle', actions: assign({ online: true }) } },
        after: { retryDelay: 'idle' },
      },
      failed: {
        on: {
          // A new action retries.
          'wishlist.toggle': { target: 'idle', actions: { type: 'enqueue', params: ({ event }) => event } },
          'wishlist.group.add': { target: 'idle', actions: { type: 'enqueue', params: ({ event }) => event } },
          'wishlist.group.rename': { target: 'idle', actions: { type: 'enqueue', params: ({ event }) => event } },
          'wishlist.group.remove': { target: 'idle', actions: { type: 'enqueue', params: ({ event }) => event } },
          'wishlist.move': { target: 'idle', actions: { type: 'enqueue', params: ({ event }) => event } },
          'wishlist.retry': 'idle',
          'wishlist.refresh': 'idle',
          'network.back': { target: 'idle', actions: assign({ online: true }) },
        },
      },
      locked: {
        on: {
          'session.changed': [
            {
              guard: { type: 'leavesAccount', params: ({ event }) => event.user },
              target: 'clearing',
              actions: { type: 'session', params: ({ event }) => event },
            },
            { target: 'idle' },
          ],
        },
      },
    },
  })
}

/** A guest's list is in this browser: it needs no network. */
const isReachable = ({ online, user }: WishlistContext): boolean => online || user === null
