import type { Cart } from '@shop/contract'
import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import { noAnswer, type Outcome } from '../flow/failure.ts'
import { ATTEMPTS, retryDelay } from '../flow/retry.ts'
import { typed } from '../flow/typed.ts'
import { commandOf } from './asked.ts'
import type { CartAddress, CartCalls } from './calls.ts'
import type { Command } from './command.ts'
import { added, news, rejected } from './emissions.ts'
import type { CartEmitted, CartMessage } from './events.ts'
import {
  addressOf,
  answered,
  asking,
  askingAnew,
  type CartContext,
  type CartInput,
  commanded,
  dismissed,
  initial,
  type Overheard,
  overheard,
  postponed,
  refused,
  remembered,
  retried,
  settledWith,
  taken,
  toldOf,
  unanswered,
} from './state.ts'

/** What a call that broke comes to. */
const lost: Outcome<never> = { ok: false, error: noAnswer }

type Asked = { input: CartAddress & { whole: boolean }; signal: AbortSignal }
type Ordered = { input: CartAddress & { command: Command | null }; signal: AbortSignal }

/** The cart as a statechart: one command at a time, in order; what nobody answered is sent again; reads only while no command waits. */
export function cartMachine(calls: CartCalls, random: () => number = Math.random) {
  return setup({
    types: typed<{
      context: CartContext
      events: CartMessage
      emitted: CartEmitted
      input: CartInput
    }>(),
    actors: {
      remember: fromPromise(() => calls.remember()),
      execute: fromPromise(({ input: { command, ...address }, signal }: Ordered) =>
        command ? calls.execute(command, address, signal) : Promise.reject(new Error('The queue is empty')),
      ),
      ask: fromPromise(({ input: { whole, ...address }, signal }: Asked) =>
        whole ? calls.show(address, signal) : calls.count(address, signal),
      ),
    },
    actions: {
      command: enqueueActions(({ context, event, enqueue }) => {
        const command = commandOf(context, event)
        if (!command) return
        enqueue.assign(commanded(context, command))
        if (!context.online && unanswered(context).length === 0) enqueue.emit({ type: 'cart.waiting' })
      }),
      postpone: enqueueActions(({ context, enqueue }) => {
        enqueue.assign(postponed(context))
        if (context.attempt === 0) enqueue.emit({ type: 'cart.waiting' })
      }),
      refuse: enqueueActions(({ context, enqueue }, answer: Outcome<unknown>) => {
        if (answer.ok) return
        enqueue.assign(refused(context, answer.error))
        for (const emission of rejected(context, answer.error)) enqueue.emit(emission)
      }),
      receive: enqueueActions(({ context, enqueue }, { cartId, cart }: { cartId: string; cart: Cart }) => {
        // A cart told while commands are on their way may be older than their answers: the truth is asked for after them.
        const free = unanswered(context).length === 0
        const next = free ? settledWith(context, cartId, cart) : { ...context, wants: 'cart' as const }
        enqueue.assign(next)
        if (free) for (const emission of news(context, next, false)) enqueue.emit(emission)
      }),
      overhear: assign(({ context }, told: Overheard) => overheard(context, told)),
      askAnew: assign(({ context }) => askingAnew(context)),
      giveUp: assign(({ context }, answer: Outcome<unknown>) => ({
        attempt: 0,
        showError: context.asked === 'cart' && !answer.ok ? answer.error : context.showError,
      })),
    },
    guards: {
      hasCommand: ({ context }) => context.online && context.queue.length > 0,
      wantsAnswer: ({ context }) => context.online && context.wants !== 'nothing',
      asksCart: ({ context }) => context.asked === 'cart',
      succeeded: (_, answer: Outcome<unknown>) => answer.ok,
      mayTryAgain: ({ context }, answer: Outcome<unknown>) =>
        !answer.ok && answer.error.retryable && context.attempt < ATTEMPTS - 1,
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
      'cart.retry': { actions: assign(({ context, event }) => retried(context, event.key, event.id)) },
      'cart.error.dismiss': { actions: assign(({ context, event }) => dismissed(context, event.key)) },
      'cart.refresh': {
        actions: assign({
          wants: ({ context, event }) =>
            context.wants === 'cart' || (event.reason !== 'start' && event.reason !== 'route') ? 'cart' : 'count',
        }),
      },
      'cart.received': { actions: { type: 'receive', params: ({ event }) => event } },
      'cart.external': { actions: { type: 'overhear', params: ({ event }) => event } },
      'session.changed': { actions: assign({ wants: 'cart' }) },
      'locale.changed': {
        actions: assign(({ context, event }) => ({
          lang: event.lang,
          wants: context.settled ? ('cart' as const) : context.wants,
        })),
      },
      'network.lost': { actions: assign({ online: false }) },
      'network.back': { actions: assign({ online: true }) },
    },
    states: {
      booting: {
        invoke: {
          id: 'remember',
          src: 'remember',
          onDone: {
            target: 'idle',
            actions: enqueueActions(({ context, event, enqueue }) => {
              enqueue.assign(remembered(context, event.output))
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
          { guard: 'hasCommand', target: 'executing', actions: assign(({ context }) => taken(context)) },
          { guard: 'wantsAnswer', target: 'asking', actions: assign(({ context }) => asking(context)) },
        ],
      },
      executing: {
        invoke: {
          id: 'execute',
          src: 'execute',
          input: ({ context }) => ({ ...addressOf(context), command: context.flight }),
          onDone: [
            {
              guard: { type: 'succeeded', params: ({ event }) => event.output },
              target: 'idle',
              actions: enqueueActions(({ context, event, enqueue }) => {
                if (!event.output.ok) return
                const next = answered(context, event.output.data)
                enqueue.assign(next)
                if (event.output.data.elsewhere !== null) return
                for (const emission of news(context, next, true)) enqueue.emit(emission)
                for (const emission of added(context, event.output.data)) enqueue.emit(emission)
              }),
            },
            {
              guard: { type: 'mayTryAgain', params: ({ event }) => event.output },
              target: 'backoff',
              actions: 'postpone',
            },
            { target: 'idle', actions: { type: 'refuse', params: ({ event }) => event.output } },
          ],
          onError: [
            { guard: { type: 'mayTryAgain', params: lost }, target: 'backoff', actions: 'postpone' },
            { target: 'idle', actions: { type: 'refuse', params: lost } },
          ],
        },
      },
      backoff: {
        on: { 'network.back': { target: 'idle', actions: assign({ online: true }) } },
        after: { retryDelay: 'idle' },
      },
      asking: {
        always: { guard: 'hasCommand', target: 'idle' },
        on: {
          // An older number is found out by itself; of two carts nobody can say which is newer.
          'cart.received': [
            {
              guard: 'asksCart',
              target: 'idle',
              actions: [{ type: 'receive', params: ({ event }) => event }, 'askAnew'],
            },
            { actions: { type: 'receive', params: ({ event }) => event } },
          ],
          'cart.external': {
            target: 'idle',
            actions: [{ type: 'overhear', params: ({ event }) => event }, 'askAnew'],
          },
        },
        invoke: {
          id: 'ask',
          src: 'ask',
          input: ({ context }) => ({ ...addressOf(context), whole: context.asked === 'cart' }),
          onDone: [
            {
              guard: { type: 'succeeded', params: ({ event }) => event.output },
              target: 'idle',
              actions: enqueueActions(({ context, event, enqueue }) => {
                if (!event.output.ok) return
                const next = toldOf(context, event.output.data)
                enqueue.assign(next)
                for (const emission of news(context, next, context.contested)) enqueue.emit(emission)
              }),
            },
            {
              guard: { type: 'mayTryAgain', params: ({ event }) => event.output },
              target: 'resting',
              actions: assign(({ context }) => ({ wants: context.asked, attempt: context.attempt + 1 })),
            },
            { target: 'idle', actions: { type: 'giveUp', params: ({ event }) => event.output } },
          ],
          onError: { target: 'idle', actions: { type: 'giveUp', params: lost } },
        },
      },
      resting: {
        always: { guard: 'hasCommand', target: 'idle', actions: assign({ attempt: 0 }) },
        on: { 'network.back': { target: 'idle', actions: assign({ online: true }) } },
        after: { retryDelay: 'idle' },
      },
    },
  })
}
