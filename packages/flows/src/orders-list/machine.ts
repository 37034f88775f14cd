import type { OrderStatus } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { assign, enqueueActions, setup } from 'xstate'
import type { ClientFailure } from '../flow/failure.ts'
import { errorOf, notProvided } from '../flow/request.ts'
import { setupTypes } from '../flow/setup-types.ts'
import {
  initial,
  isAwaited,
  itemsOf,
  type OrderedItem,
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

/** Two regions: the paged list, and repeating an order. Provide the actor `orders`. */
export const ordersListMachine = setup({
  types: setupTypes<{
    context: OrdersListContext
    events: OrdersListEvent
    emitted: OrdersListEmitted
    input: OrdersListInput
  }>(),
  actors: { orders: notProvided<OrdersQuery, OrdersPage>('orders') },
  actions: {
    openPage: enqueueActions(({ context, enqueue }, next: OrdersListContext) => {
      enqueue.assign(next)
      if (next.page !== context.page || next.filter !== context.filter)
        enqueue.emit({ type: 'orders.pageChanged', page: next.page, filter: next.filter })
    }),
    fail: assign((_, error: ClientFailure) => ({ error })),
    startRepeat: enqueueActions(({ context, enqueue }, number: string) => {
      const order = orderOf(context, number)
      if (!order) return
      const items = itemsOf(order)
      enqueue.assign({ repeat: { number, awaited: items, added: 0, rejected: [] } })
      for (const item of items) enqueue.emit({ type: 'order.add', ...item })
    }),
    reportRepeat: enqueueActions(({ context: { repeat }, enqueue }) => {
      if (repeat) {
        const { number, added, rejected } = repeat
        enqueue.emit({ type: 'order.repeated', number, added, rejected })
      }
      enqueue.assign({ repeat: null })
    }),
  },
  guards: {
    isKnown: ({ context }) => context.loadedPage !== null,
    isShown: ({ context }, number: string) => orderOf(context, number) !== null,
    isAwaited: ({ context }, item: Pick<OrderedItem, 'productId' | 'optionId'>) => isAwaited(context, item),
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
            onDone: { target: 'shown', actions: assign({ loadedPage: ({ event }) => event.output }) },
            onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => errorOf(event.error) } },
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
              actions: { type: 'startRepeat', params: ({ event }) => event.number },
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
