import type { Wishlist } from '@shop/contract/wishlist-map'
import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import { type FlowError, noAnswer, type Outcome } from '../flow/failure.ts'
import { ATTEMPTS, retryDelay } from '../flow/retry.ts'
import { typed } from '../flow/typed.ts'
import type { AccountWishlistEmitted, AccountWishlistMessage } from './account-events.ts'
import type { WishlistCalls } from './calls.ts'
import { deedOf, type Operation, operationOf } from './operation.ts'
import type { WishlistDeed } from './rules.ts'
import {
  answered,
  initial,
  isDone,
  type Left,
  overheard,
  postponed,
  refused,
  remembered,
  sessionChanged,
  shownOf,
  taken,
  told,
  turned,
  type WishlistContext,
  type WishlistInput,
} from './state.ts'

type Answer = Outcome<Wishlist>
type Of<Input> = { input: Input; signal: AbortSignal }
type Ordered = { user: string | null; operation: Operation | null; settled: Wishlist }

/** What a call that broke comes to. */
const lost: Outcome<never> = { ok: false, error: noAnswer }

const errorOf = (answer: Answer): FlowError => (answer.ok ? noAnswer : answer.error)

/** The wishlist as a statechart: one operation at a time, in order; at sign-in a guest's list becomes part of the account's. */
export function wishlistMachine(calls: WishlistCalls, random: () => number = Math.random) {
  return setup({
    types: typed<{
      context: WishlistContext
      events: AccountWishlistMessage
      emitted: AccountWishlistEmitted
      input: WishlistInput
    }>(),
    actors: {
      remember: fromPromise(({ input }: Of<string | null>) => calls.remember(input)),
      merge: fromPromise(({ input, signal }: Of<string | null>) => calls.merge(input, signal)),
      load: fromPromise(({ input, signal }: Of<string | null>) => calls.load(input, signal)),
      carryOut: fromPromise(({ input: { operation, ...rest }, signal }: Of<Ordered>) =>
        operation ? calls.carryOut({ ...rest, operation }, signal) : Promise.reject(new Error('Nothing is to be done')),
      ),
      leave: fromPromise(({ input }: Of<Left>) => calls.leave(input)),
    },
    actions: {
      ask: assign(({ context }, deed: WishlistDeed) => {
        const operation = operationOf(shownOf(context), deed)
        return operation ? { queue: [...context.queue, operation] } : {}
      }),
      settle: enqueueActions(({ context, enqueue }, answer: Answer) => {
        if (!answer.ok) return
        const { user, flight } = context
        enqueue.assign(answered(context, answer.data))
        enqueue.emit({ type: 'wishlist.changed', user, wishlist: answer.data, own: true })
        if (flight && flight.kind !== 'group')
          enqueue.emit({ type: 'wishlist.toggled', productId: flight.productId, liked: flight.kind === 'like' })
      }),
      hear: enqueueActions(({ context, enqueue }, answer: Answer) => {
        if (!answer.ok) return
        enqueue.assign(told(context, answer.data))
        enqueue.emit({
          type: 'wishlist.changed',
          user: context.user,
          wishlist: answer.data,
          own: context.mustMerge || context.contested,
        })
      }),
      overhear: assign(({ context }, told: Wishlist) => overheard(context, told)),
      turn: assign(({ context }, answer: Answer) => (answer.ok ? turned(context, answer.data) : {})),
      postpone: assign(({ context }) => postponed(context)),
      countFailure: assign(({ context }) => ({ attempt: context.attempt + 1 })),
      refuse: enqueueActions(({ context, enqueue }, answer: Answer) => {
        enqueue.assign(refused(context))
        if (context.flight)
          enqueue.emit({ type: 'wishlist.rejected', deed: deedOf(context.flight), error: errorOf(answer) })
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
      mustLoad: ({ context }) => context.online && context.inDoubt,
      hasOperation: ({ context }) => isReachable(context) && !context.mustMerge && context.queue.length > 0,
      wantsList: ({ context }) => isReachable(context) && context.wants,
      succeeded: (_, answer: Answer) => answer.ok,
      isDone: ({ context }, answer: Answer) => answer.ok && isDone(context, answer.data),
      mayTurn: ({ context }, answer: Answer) => answer.ok && context.attempt < ATTEMPTS - 1,
      isLocked: (_, answer: Answer) => !answer.ok && answer.error.kind === 'auth',
      mayTryAgain: ({ context }, answer: Answer) =>
        !answer.ok && answer.error.retryable && context.attempt < ATTEMPTS - 1,
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
      'wishlist.toggle': { actions: { type: 'ask', params: ({ event }) => event } },
      'wishlist.group.add': { actions: { type: 'ask', params: ({ event }) => event } },
      'wishlist.group.rename': { actions: { type: 'ask', params: ({ event }) => event } },
      'wishlist.group.remove': { actions: { type: 'ask', params: ({ event }) => event } },
      'wishlist.move': { actions: { type: 'ask', params: ({ event }) => event } },
      'wishlist.refresh': { actions: assign({ wants: true }) },
      'wishlist.overheard': {
        guard: { type: 'isOurs', params: ({ event }) => event.user },
        actions: { type: 'overhear', params: ({ event }) => event.wishlist },
      },
      'session.changed': [
        {
          guard: { type: 'leavesAccount', params: ({ event }) => event.user },
          target: '.leaving',
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
          id: 'remember',
          src: 'remember',
          input: ({ context }) => context.user,
          onDone: {
            target: 'idle',
            actions: enqueueActions(({ context, event, enqueue }) => {
              enqueue.assign(remembered(context, event.output))
              if (event.output.broken) enqueue.emit({ type: 'wishlist.forgotten' })
            }),
          },
          onError: {
            target: 'idle',
            actions: enqueueActions(({ enqueue }) => enqueue.emit({ type: 'wishlist.forgotten' })),
          },
        },
      },
      leaving: {
        invoke: {
          id: 'leave',
          src: 'leave',
          input: ({ context }) => context.left ?? { list: null },
          onDone: 'booting',
          onError: 'booting',
        },
      },
      idle: {
        always: [
          { guard: 'mustMerge', target: 'merging' },
          { guard: 'mustLoad', target: 'loading' },
          { guard: 'hasOperation', target: 'carryingOut', actions: assign(({ context }) => taken(context)) },
          { guard: 'wantsList', target: 'loading' },
        ],
      },
      merging: {
        // The answer may be older than what another tab has told: it is asked for anew.
        on: {
          'wishlist.overheard': {
            guard: { type: 'isOurs', params: ({ event }) => event.user },
            target: 'merging',
            reenter: true,
            actions: { type: 'overhear', params: ({ event }) => event.wishlist },
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
              actions: { type: 'hear', params: ({ event }) => event.output },
            },
            { guard: { type: 'isLocked', params: ({ event }) => event.output }, target: 'locked' },
            {
              guard: { type: 'mayTryAgain', params: ({ event }) => event.output },
              target: 'resting',
              actions: 'countFailure',
            },
            { target: 'stuck', actions: { type: 'giveUp', params: ({ event }) => event.output } },
          ],
          onError: { target: 'stuck', actions: { type: 'giveUp', params: lost } },
        },
      },
      loading: {
        // The answer may be older than what another tab has told: it is asked for anew.
        on: {
          'wishlist.overheard': {
            guard: { type: 'isOurs', params: ({ event }) => event.user },
            target: 'loading',
            reenter: true,
            actions: { type: 'overhear', params: ({ event }) => event.wishlist },
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
              actions: { type: 'hear', params: ({ event }) => event.output },
            },
            { guard: { type: 'isLocked', params: ({ event }) => event.output }, target: 'locked' },
            {
              guard: { type: 'mayTryAgain', params: ({ event }) => event.output },
              target: 'resting',
              actions: 'countFailure',
            },
            { target: 'stuck', actions: { type: 'giveUp', params: ({ event }) => event.output } },
          ],
          onError: { target: 'stuck', actions: { type: 'giveUp', params: lost } },
        },
      },
      carryingOut: {
        invoke: {
          id: 'carryOut',
          src: 'carryOut',
          input: ({ context: { user, flight: operation, settled } }) => ({ user, operation, settled }),
          onDone: [
            {
              guard: { type: 'isDone', params: ({ event }) => event.output },
              target: 'idle',
              actions: { type: 'settle', params: ({ event }) => event.output },
            },
            {
              guard: { type: 'mayTurn', params: ({ event }) => event.output },
              target: 'idle',
              actions: { type: 'turn', params: ({ event }) => event.output },
            },
            {
              guard: { type: 'isLocked', params: ({ event }) => event.output },
              target: 'locked',
              actions: 'postpone',
            },
            {
              guard: { type: 'mayTryAgain', params: ({ event }) => event.output },
              target: 'resting',
              actions: 'postpone',
            },
            { target: 'idle', actions: { type: 'refuse', params: ({ event }) => event.output } },
          ],
          onError: { target: 'idle', actions: { type: 'refuse', params: lost } },
        },
      },
      resting: {
        on: { 'network.back': { target: 'idle', actions: assign({ online: true }) } },
        after: { retryDelay: 'idle' },
      },
      stuck: {
        on: {
          // Whoever goes on wants it kept.
          'wishlist.toggle': { target: 'idle', actions: { type: 'ask', params: ({ event }) => event } },
          'wishlist.group.add': { target: 'idle', actions: { type: 'ask', params: ({ event }) => event } },
          'wishlist.group.rename': { target: 'idle', actions: { type: 'ask', params: ({ event }) => event } },
          'wishlist.group.remove': { target: 'idle', actions: { type: 'ask', params: ({ event }) => event } },
          'wishlist.move': { target: 'idle', actions: { type: 'ask', params: ({ event }) => event } },
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
              target: 'leaving',
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
