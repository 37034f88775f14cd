import type { Cart } from '@shop/contract'
import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import { noAnswer, type Outcome } from '../flow/failure.ts'
import { maxAttempts, retryDelay } from '../flow/retry.ts'
import { setupTypes } from '../flow/setup-types.ts'
import type { CartAddress, CartCalls } from './calls.ts'
import type { Command } from './command.ts'
import { addedEvents, changeEvents, rejectedEvents } from './emitted-events.ts'
import type { CartEmitted, CartMessage } from './events.ts'
import {
  addressOf,
  applyRefresh,
  applyRejection,
  applyRemoteChange,
  applyResult,
  beginRefresh,
  type CartContext,
  type CartInput,
  dismissErrors,
  enqueueCommand,
  initial,
  type RemoteCart,
  requestAgain,
  requeueInFlight,
  restoreState,
  retryFailed,
  settledWith,
  takeNextCommand,
  unanswered,
} from './state.ts'
import { toCommand } from './to-command.ts'

/** A call that rejected. */
const networkFailure: Outcome<never> = { ok: false, error: noAnswer }

type RefreshCall = { input: CartAddress & { whole: boolean }; signal: AbortSignal }
type ExecuteCall = { input: CartAddress & { command: Command | null }; signal: AbortSignal }

/** One command at a time, in order; unanswered ones are retried; the cart is refreshed only while no command waits. */
export function cartMachine(calls: CartCalls, random: () => number = Math.random) {
  return setup({
    types: setupTypes<{
      context: CartContext
      events: CartMessage
      emitted: CartEmitted
      input: CartInput
    }>(),
    actors: {
      restore: fromPromise(() => calls.restore()),
      execute: fromPromise(({ input: { command, ...address }, signal }: ExecuteCall) =>
        command ? calls.execute(command, address, signal) : Promise.reject(new Error('The queue is empty')),
      ),
      refresh: fromPromise(({ input: { whole, ...address }, signal }: RefreshCall) =>
        whole ? calls.show(address, signal) : calls.count(address, signal),
      ),
    },
    actions: {
      command: enqueueActions(({ context, event, enqueue }) => {
        const command = toCommand(context, event)
        if (!command) return
        enqueue.assign(enqueueCommand(context, command))
        if (!context.online && unanswered(context).length === 0) enqueue.emit({ type: 'cart.waiting' })
      }),
      requeueInFlight: enqueueActions(({ context, enqueue }) => {
        enqueue.assign(requeueInFlight(context))
        if (context.attempt === 0) enqueue.emit({ type: 'cart.waiting' })
      }),
      reject: enqueueActions(({ context, enqueue }, answer: Outcome<unknown>) => {
        if (answer.ok) return
        enqueue.assign(applyRejection(context, answer.error))
        for (const emitted of rejectedEvents(context, answer.error)) enqueue.emit(emitted)
      }),
      receive: enqueueActions(({ context, enqueue }, { cartId, cart }: { cartId: string; cart: Cart }) => {
        // A cart received while commands are unanswered may be older than their answers: it is refreshed after them.
        const free = unanswered(context).length === 0
        const next = free ? settledWith(context, cartId, cart) : { ...context, pendingRefresh: 'cart' as const }
        enqueue.assign(next)
        if (free) for (const emitted of changeEvents(context, next, false)) enqueue.emit(emitted)
      }),
      applyRemoteChange: assign(({ context }, update: RemoteCart) => applyRemoteChange(context, update)),
      requestAgain: assign(({ context }) => requestAgain(context)),
      giveUp: assign(({ context }, answer: Outcome<unknown>) => ({
        attempt: 0,
        showError: context.requested === 'cart' && !answer.ok ? answer.error : context.showError,
      })),
    },
    guards: {
      hasCommand: ({ context }) => context.online && context.queue.length > 0,
      needsRefresh: ({ context }) => context.online && context.pendingRefresh !== 'nothing',
      isCartRequested: ({ context }) => context.requested === 'cart',
      succeeded: (_, answer: Outcome<unknown>) => answer.ok,
      mayTryAgain: ({ context }, answer: Outcome<unknown>) =>
        !answer.ok && answer.error.retryable && context.attempt < maxAttempts - 1,
    },
    delays: { retryDelay: ({ context }) => retryDelay(context.attempt, random) },
  }).createMachine({
    id: 'cart',
    context: ({ input }) => initial(input),
    initial: 'booting',
    on: {
      'cart.add': { actions: 'command' },
      'cart.increment': { actions: 'command' },
      'cart.decrement': { actions: 'command' },
      'cart.setCount': { actions: 'command' },
      'cart.remove': { actions: 'command' },
      'cart.clear': { actions: 'command' },
      'cart.coupon.apply': { actions: 'command' },
      'cart.coupon.remove': { actions: 'command' },
      'cart.retry': { actions: assign(({ context, event }) => retryFailed(context, event.key, event.id)) },
      'cart.error.dismiss': { actions: assign(({ context, event }) => dismissErrors(context, event.key)) },
      'cart.refresh': {
        actions: assign({
          pendingRefresh: ({ context, event }) =>
            context.pendingRefresh === 'cart' || (event.reason !== 'start' && event.reason !== 'route')
              ? 'cart'
              : 'count',
        }),
      },
      'cart.received': { actions: { type: 'receive', params: ({ event }) => event } },
      'cart.external': { actions: { type: 'applyRemoteChange', params: ({ event }) => event } },
      'session.changed': { actions: assign({ pendingRefresh: 'cart' }) },
      'locale.changed': {
        actions: assign(({ context, event }) => ({
          lang: event.lang,
          pendingRefresh: context.settled ? ('cart' as const) : context.pendingRefresh,
        })),
      },
      'network.lost': { actions: assign({ online: false }) },
      'network.back': { actions: assign({ online: true }) },
    },
    states: {
      booting: {
        invoke: {
          id: 'restore',
          src: 'restore',
          onDone: {
            target: 'idle',
            actions: enqueueActions(({ context, event, enqueue }) => {
              enqueue.assign(restoreState(context, event.output))
              if (event.output.broken) enqueue.emit({ type: 'cart.forgotten' })
            }),
          },
          onError: {
            target: 'idle',
            actions: enqueueActions(({ enqueue }) => enqueue.emit({ type: 'cart.forgotten' })),
          },
        },
      },
      idle: {
        always: [
          { guard: 'hasCommand', target: 'executing', actions: assign(({ context }) => takeNextCommand(context)) },
          { guard: 'needsRefresh', target: 'refreshing', actions: assign(({ context }) => beginRefresh(context)) },
        ],
      },
      executing: {
        invoke: {
          id: 'execute',
          src: 'execute',
          input: ({ context }) => ({ ...addressOf(context), command: context.inFlight }),
          onDone: [
            {
              guard: { type: 'succeeded', params: ({ event }) => event.output },
              target: 'idle',
              actions: enqueueActions(({ context, event, enqueue }) => {
                if (!event.output.ok) return
                const next = applyResult(context, event.output.data)
                enqueue.assign(next)
                if (event.output.data.elsewhere !== null) return
                for (const emitted of changeEvents(context, next, true)) enqueue.emit(emitted)
                for (const emitted of addedEvents(context, event.output.data)) enqueue.emit(emitted)
              }),
            },
            {
              guard: { type: 'mayTryAgain', params: ({ event }) => event.output },
              target: 'backoff',
              actions: 'requeueInFlight',
            },
            { target: 'idle', actions: { type: 'reject', params: ({ event }) => event.output } },
          ],
          onError: [
            { guard: { type: 'mayTryAgain', params: networkFailure }, target: 'backoff', actions: 'requeueInFlight' },
            { target: 'idle', actions: { type: 'reject', params: networkFailure } },
          ],
        },
      },
      backoff: {
        on: { 'network.back': { target: 'idle', actions: assign({ online: true }) } },
        after: { retryDelay: 'idle' },
      },
      refreshing: {
        always: { guard: 'hasCommand', target: 'idle' },
        on: {
          // An outdated count is detected later anyway; of two carts the newer one cannot be told.
          'cart.received': [
            {
              guard: 'isCartRequested',
              target: 'idle',
              actions: [{ type: 'receive', params: ({ event }) => event }, 'requestAgain'],
            },
            { actions: { type: 'receive', params: ({ event }) => event } },
          ],
          'cart.external': {
            target: 'idle',
            actions: [{ type: 'applyRemoteChange', params: ({ event }) => event }, 'requestAgain'],
          },
        },
        invoke: {
          id: 'refresh',
          src: 'refresh',
          input: ({ context }) => ({ ...addressOf(context), whole: context.requested === 'cart' }),
          onDone: [
            {
              guard: { type: 'succeeded', params: ({ event }) => event.output },
              target: 'idle',
              actions: enqueueActions(({ context, event, enqueue }) => {
                if (!event.output.ok) return
                const next = applyRefresh(context, event.output.data)
                enqueue.assign(next)
                for (const emitted of changeEvents(context, next, context.hasConflict)) enqueue.emit(emitted)
              }),
            },
            {
              guard: { type: 'mayTryAgain', params: ({ event }) => event.output },
              target: 'refreshBackoff',
              actions: assign(({ context }) => ({ pendingRefresh: context.requested, attempt: context.attempt + 1 })),
            },
            { target: 'idle', actions: { type: 'giveUp', params: ({ event }) => event.output } },
          ],
          onError: { target: 'idle', actions: { type: 'giveUp', params: networkFailure } },
        },
      },
      refreshBackoff: {
        always: { guard: 'hasCommand', target: 'idle', actions: assign({ attempt: 0 }) },
        on: { 'network.back': { target: 'idle', actions: assign({ online: true }) } },
        after: { retryDelay: 'idle' },
      },
    },
  })
}
