import { and, assign, enqueueActions, type SnapshotFrom, setup, stateIn } from 'xstate'
import type { ClientFailure } from '../flow/failure.ts'
import { networkRegion } from '../flow/network-region.ts'
import { failureOf, notProvided } from '../flow/request.ts'
import { maxAttempts, retryDelay } from '../flow/retry.ts'
import { setupTypes } from '../flow/setup-types.ts'
import type { CommandResult, ExecuteInput, RefreshInput, RefreshResult, RestoredState } from './actors.ts'
import { addedEvents, changeEvents, rejectedEvents } from './emitted-events.ts'
import type { CartEmitted, CartMessage, RefreshReason, RemoteCart } from './events.ts'
import {
  applyCart,
  applyOrder,
  applyRefresh,
  applyRejection,
  applyRemoteChange,
  applyResult,
  beginRefresh,
  type CartContext,
  type CartInput,
  dismissErrors,
  initial,
  queueCommand,
  type ReceivedCart,
  referenceOf,
  requestAgain,
  requeueInFlight,
  restoreState,
  retryFailed,
  scheduleRefresh,
  takeNextCommand,
  unanswered,
} from './state.ts'

/** What could not be read is as good as invalid. */
const unreadable: RestoredState = { stored: null, commands: [], isInvalid: true }

const onCommand = [
  { guard: 'isFirstOffline', actions: ['queueCommand', 'reportWaiting'] },
  { actions: 'queueCommand' },
] as const

interface Enqueue {
  assign: (next: CartContext) => void
  emit: (event: CartEmitted) => void
}

/** A new context, and the events that tell of it. */
function enqueueAll(enqueue: Enqueue, next: CartContext, events: readonly CartEmitted[]): void {
  enqueue.assign(next)
  for (const event of events) enqueue.emit(event)
}

/**
 * Two regions: the calls, and the network. One command at a time, in order; unanswered ones are retried; the cart is refreshed
 * only while no command waits. Provide the actors `restore`, `execute` and `refresh`.
 */
export const cartMachine = setup({
  types: setupTypes<{ context: CartContext; events: CartMessage; emitted: CartEmitted; input: CartInput }>(),
  actors: {
    restore: notProvided<unknown, RestoredState>(),
    execute: notProvided<ExecuteInput, CommandResult>(),
    refresh: notProvided<RefreshInput, RefreshResult>(),
  },
  actions: {
    restoreState: enqueueActions(({ context, enqueue }, restored: RestoredState) => {
      enqueue.assign(restoreState(context, restored))
      if (restored.isInvalid) enqueue.emit({ type: 'cart.storedDataDiscarded' })
    }),
    queueCommand: assign(({ context, event }) => queueCommand(context, event)),
    reportWaiting: enqueueActions(({ enqueue }) => enqueue.emit({ type: 'cart.waiting' })),
    takeNextCommand: assign(({ context }) => takeNextCommand(context)),
    applyResult: enqueueActions(({ context, enqueue }, result: CommandResult) => {
      const next = applyResult(context, result)
      if (result.otherCartId !== null) return enqueue.assign(next)
      enqueueAll(enqueue, next, [...changeEvents(context, next, true), ...addedEvents(context, result)])
    }),
    requeueInFlight: enqueueActions(({ context, enqueue }) => {
      enqueue.assign(requeueInFlight(context))
      if (context.attempt === 0) enqueue.emit({ type: 'cart.waiting' })
    }),
    reject: enqueueActions(({ context, enqueue }, error: ClientFailure) => {
      enqueueAll(enqueue, applyRejection(context, error), rejectedEvents(context, error))
    }),
    retryFailed: assign(({ context }, key: string | undefined) => retryFailed(context, key)),
    dismissErrors: assign(({ context }, key: string | undefined) => dismissErrors(context, key)),
    receiveCart: enqueueActions(({ context, enqueue }, { cartId, cart }: ReceivedCart) => {
      // A cart received while commands are unanswered may be older than their answers: it is refreshed after them.
      const isCurrent = unanswered(context).length === 0
      const next = isCurrent ? applyCart(context, cartId, cart) : scheduleRefresh(context, 'open')
      enqueueAll(enqueue, next, isCurrent ? changeEvents(context, next, false) : [])
    }),
    applyOrder: enqueueActions(({ context, enqueue }) => {
      const next = applyOrder(context)
      enqueueAll(enqueue, next, changeEvents(context, next, true))
    }),
    applyRemoteChange: assign(({ context }, change: RemoteCart) => applyRemoteChange(context, change)),
    scheduleRefresh: assign(({ context }, reason: RefreshReason) => scheduleRefresh(context, reason)),
    changeLanguage: assign(({ context }, lang: CartContext['lang']) =>
      context.confirmed ? { ...scheduleRefresh(context, 'open'), lang } : { lang },
    ),
    beginRefresh: assign(({ context }) => beginRefresh(context)),
    applyRefresh: enqueueActions(({ context, enqueue }, result: RefreshResult) => {
      const next = applyRefresh(context, result)
      enqueueAll(enqueue, next, changeEvents(context, next, context.mustTell))
    }),
    requestAgain: assign(({ context }) => requestAgain(context)),
    countRefreshAttempt: assign(({ context }) => ({
      pendingRefresh: context.requested,
      attempt: context.attempt + 1,
    })),
    resetAttempt: assign({ attempt: 0 }),
    giveUpRefresh: assign(({ context }, error: ClientFailure) => ({
      attempt: 0,
      showError: context.requested === 'cart' ? error : context.showError,
    })),
  },
  guards: {
    isFirstOffline: and([
      stateIn({ network: 'offline' }),
      ({ context, event }) => unanswered(context).length === 0 && queueCommand(context, event) !== context,
    ]),
    hasCommand: and([stateIn({ network: 'online' }), ({ context }) => context.queue.length > 0]),
    needsRefresh: and([stateIn({ network: 'online' }), ({ context }) => context.pendingRefresh !== 'nothing']),
    isCartRequested: ({ context }) => context.requested === 'cart',
    mayRetry: ({ context }, error: ClientFailure) => error.retryable && context.attempt < maxAttempts - 1,
  },
  delays: { retryDelay: ({ context }) => retryDelay(context.attempt, Math.random) },
}).createMachine({
  id: 'cart',
  context: ({ input }) => initial(input),
  type: 'parallel',
  on: {
    'cart.add': onCommand,
    'cart.increment': onCommand,
    'cart.decrement': onCommand,
    'cart.setCount': onCommand,
    'cart.setOption': onCommand,
    'cart.remove': onCommand,
    'cart.restore': onCommand,
    'cart.clear': onCommand,
    'cart.coupon.apply': onCommand,
    'cart.coupon.remove': onCommand,
    'cart.retry': { actions: { type: 'retryFailed', params: ({ event }) => event.key } },
    'cart.error.dismiss': { actions: { type: 'dismissErrors', params: ({ event }) => event.key } },
    'cart.refresh': { actions: { type: 'scheduleRefresh', params: ({ event }) => event.reason } },
    'cart.received': { actions: { type: 'receiveCart', params: ({ event }) => event } },
    'cart.ordered': { actions: 'applyOrder' },
    'cart.remoteChange': { actions: { type: 'applyRemoteChange', params: ({ event }) => event } },
    'session.changed': { actions: { type: 'scheduleRefresh', params: 'open' } },
    'locale.changed': { actions: { type: 'changeLanguage', params: ({ event }) => event.lang } },
  },
  states: {
    calls: {
      initial: 'restoring',
      states: {
        restoring: {
          invoke: {
            id: 'restore',
            src: 'restore',
            onDone: { target: 'idle', actions: { type: 'restoreState', params: ({ event }) => event.output } },
            onError: { target: 'idle', actions: { type: 'restoreState', params: unreadable } },
          },
        },
        idle: {
          always: [
            { guard: 'hasCommand', target: 'executing', actions: 'takeNextCommand' },
            { guard: 'needsRefresh', target: 'refreshing', actions: 'beginRefresh' },
          ],
        },
        executing: {
          invoke: {
            id: 'execute',
            src: 'execute',
            input: ({ context }) => ({ ...referenceOf(context), command: context.inFlight }),
            onDone: { target: 'idle', actions: { type: 'applyResult', params: ({ event }) => event.output } },
            onError: [
              {
                guard: { type: 'mayRetry', params: failureOf },
                target: 'backoff',
                actions: 'requeueInFlight',
              },
              { target: 'idle', actions: { type: 'reject', params: failureOf } },
            ],
          },
        },
        backoff: {
          on: { 'network.online': 'idle' },
          after: { retryDelay: 'idle' },
        },
        refreshing: {
          always: { guard: 'hasCommand', target: 'idle' },
          on: {
            // An outdated count is detected later anyway; which of two carts is newer is unknown.
            'cart.received': {
              guard: 'isCartRequested',
              target: 'idle',
              actions: [{ type: 'receiveCart', params: ({ event }) => event }, 'requestAgain'],
            },
            'cart.remoteChange': {
              target: 'idle',
              actions: [{ type: 'applyRemoteChange', params: ({ event }) => event }, 'requestAgain'],
            },
          },
          invoke: {
            id: 'refresh',
            src: 'refresh',
            input: ({ context }) => ({ ...referenceOf(context), requested: context.requested }),
            onDone: { target: 'idle', actions: { type: 'applyRefresh', params: ({ event }) => event.output } },
            onError: [
              {
                guard: { type: 'mayRetry', params: failureOf },
                target: 'refreshBackoff',
                actions: 'countRefreshAttempt',
              },
              { target: 'idle', actions: { type: 'giveUpRefresh', params: failureOf } },
            ],
          },
        },
        refreshBackoff: {
          always: { guard: 'hasCommand', target: 'idle', actions: 'resetAttempt' },
          on: { 'network.online': 'idle' },
          after: { retryDelay: 'idle' },
        },
      },
    },
    network: networkRegion,
  },
})

/** A snapshot of the machine, as `getSnapshot` and `useMachine` return it. */
export type CartMachineSnapshot = SnapshotFrom<typeof cartMachine>
