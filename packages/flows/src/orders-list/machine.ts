import type { OrderStatus } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import { noAnswer, type Outcome } from '../flow/failure.ts'
import { setupTypes } from '../flow/setup-types.ts'
import {
  goodsOf,
  initial,
  isAwaited,
  type OrderedGoods,
  type OrdersListContext,
  type OrdersListInput,
  type OrdersPage,
  orderOf,
  recordCartAnswer,
  withPage,
} from './context.ts'
import type { OrdersListEmitted, OrdersListEvent } from './events.ts'

export interface OrdersQuery {
  readonly lang: Locale
  readonly page: number
  readonly filter: OrderStatus | null
}

/** The calls of the machine. None throws for a failed call. */
export interface OrdersListCalls {
  orders(input: OrdersQuery, signal: AbortSignal): Promise<Outcome<OrdersPage>>
}

/** A call that rejected. */
const networkFailure: Outcome<never> = { ok: false, error: noAnswer }

/** Two regions: the paged list, and repeating an order. */
export function ordersListMachine(calls: OrdersListCalls) {
  return setup({
    types: setupTypes<{
      context: OrdersListContext
      events: OrdersListEvent
      emitted: OrdersListEmitted
      input: OrdersListInput
    }>(),
    actors: {
      orders: fromPromise(({ input, signal }: { input: OrdersQuery; signal: AbortSignal }) =>
        calls.orders(input, signal),
      ),
    },
    actions: {
      openPage: enqueueActions(({ context, enqueue }, next: OrdersListContext) => {
        enqueue.assign(next)
        if (next.page !== context.page || next.filter !== context.filter)
          enqueue.emit({ type: 'orders.turned', page: next.page, filter: next.filter })
      }),
      fail: assign((_, answer: Outcome<unknown>) => ({ error: answer.ok ? noAnswer : answer.error })),
      begin: enqueueActions(({ context, enqueue }, number: string) => {
        const order = orderOf(context, number)
        if (!order) return
        const goods = goodsOf(order)
        enqueue.assign({ repeat: { number, awaited: goods, added: 0, refused: [] } })
        for (const one of goods) enqueue.emit({ type: 'order.add', ...one })
      }),
      reportRepeat: enqueueActions(({ context: { repeat }, enqueue }) => {
        if (repeat) {
          const { number, added, refused } = repeat
          enqueue.emit({ type: 'order.repeated', number, added, refused })
        }
        enqueue.assign({ repeat: null })
      }),
    },
    guards: {
      isKnown: ({ context }) => context.loadedPage !== null,
      succeeded: (_, answer: Outcome<unknown>) => answer.ok,
      isShown: ({ context }, number: string) => orderOf(context, number) !== null,
      isAwaited: ({ context }, goods: Pick<OrderedGoods, 'productId' | 'optionId'>) => isAwaited(context, goods),
      isComplete: ({ context }) => context.repeat === null || context.repeat.awaited.length === 0,
    },
  }).createMachine({
    id: 'ordersList',
    context: ({ input }) => initial(input),
    type: 'parallel',
    states: {
      list: {
        initial: 'opening',
        on: {
          'orders.page': {
            target: '.loading',
            actions: { type: 'openPage', params: ({ context, event }) => withPage(context, event.page) },
          },
          'orders.filter': {
            target: '.loading',
            actions: {
              type: 'openPage',
              params: ({ context, event }) => ({ ...context, filter: event.status, page: 1 }),
            },
          },
          'orders.refresh': '.loading',
          'locale.changed': { target: '.loading', actions: assign(({ event }) => ({ lang: event.lang })) },
        },
        states: {
          opening: { always: [{ guard: 'isKnown', target: 'shown' }, { target: 'loading' }] },
          loading: {
            entry: assign({ error: null }),
            invoke: {
              id: 'orders',
              src: 'orders',
              input: ({ context: { lang, page, filter } }) => ({ lang, page, filter }),
              onDone: [
                {
                  guard: { type: 'succeeded', params: ({ event }) => event.output },
                  target: 'shown',
                  actions: assign(({ event }) => (event.output.ok ? { loadedPage: event.output.data } : {})),
                },
                { target: 'failed', actions: { type: 'fail', params: ({ event }) => event.output } },
              ],
              onError: { target: 'failed', actions: { type: 'fail', params: networkFailure } },
            },
          },
          shown: {},
          failed: { on: { 'orders.retry': 'loading' } },
        },
      },
      repeat: {
        initial: 'idle',
        states: {
          idle: {
            on: {
              'order.repeat': {
                guard: { type: 'isShown', params: ({ event }) => event.number },
                target: 'adding',
                actions: { type: 'begin', params: ({ event }) => event.number },
              },
            },
          },
          adding: {
            always: { guard: 'isComplete', target: 'idle', actions: 'reportRepeat' },
            on: {
              'cart.added': {
                guard: { type: 'isAwaited', params: ({ event }) => event },
                actions: assign(({ context, event }) => recordCartAnswer(context, event, true)),
              },
              'cart.rejected': {
                guard: { type: 'isAwaited', params: ({ event }) => event },
                actions: assign(({ context, event }) => recordCartAnswer(context, event, false)),
              },
            },
          },
        },
      },
    },
  })
}
