import type { Client } from '@shop/contract/client'
import type { CartFlow } from '../cart/index.ts'
import type { Inspectable } from '../flow/environment.ts'
import { outcome } from '../flow/failure.ts'
import type { Flow } from '../flow/flow.ts'
import { createMachineFlow } from '../flow/machine-flow.ts'
import { request } from '../flow/request.ts'
import type { OrdersListInput, OrdersPage } from './context.ts'
import type { OrdersListEmitted, OrdersListEvent } from './events.ts'
import { type OrdersQuery, ordersListMachine } from './machine.ts'
import { type OrdersListView, ordersListView } from './view.ts'

export type { ClientFailure } from '../flow/failure.ts'
export type { Flow } from '../flow/flow.ts'
export type { OrderedItem, OrdersListInput, OrdersPage } from './context.ts'
export type { OrdersListEmitted, OrdersListEvent } from './events.ts'
export { initialView, type OrdersListView } from './view.ts'

export type OrdersListFlow = Flow<OrdersListEvent, OrdersListView, OrdersListEmitted>

export interface OrdersListDeps extends OrdersListInput, Inspectable {
  /** The typed client of the contract, authenticated as the customer. */
  client: Pick<Client, 'call'>
  /** Repeated orders are added to this cart. Without one the shop handles `order.add` and answers itself. */
  cart?: Pick<CartFlow, 'send' | 'on'>
}

/** The actors over the shop's client. */
export const ordersListActors = (client: Pick<Client, 'call'>) => ({
  orders: request<OrdersQuery, OrdersPage>(async ({ lang, page, filter }, signal) => {
    const body = { lang, page_number: page, ...(filter === null ? {} : { status: filter }) }
    return outcome(await client.call('/api/profile/orders', body, { signal }))
  }),
})

/** Creates the list of a customer's orders. Nothing is called before `start`. */
export function createOrdersListFlow({ client, cart, inspect, ...input }: OrdersListDeps): OrdersListFlow {
  return createMachineFlow(
    ordersListMachine.provide({ actors: ordersListActors(client) }),
    { input, inspect },
    {
      observe(actor) {
        if (cart)
          actor.on('order.add', ({ productId, optionId, count }) =>
            cart.send({ type: 'cart.add', productId, optionId, count, modal: null }),
          )
      },
      view: ordersListView,
      prepare: event => event,
      connect(send) {
        const ends = [
          cart?.on('cart.added', ({ line }) =>
            send({ type: 'cart.added', productId: line.product_id, optionId: line.option_id }),
          ),
          cart?.on('cart.rejected', ({ command }) => {
            if (command.type !== 'cart.add') return
            send({ type: 'cart.rejected', productId: command.productId, optionId: command.optionId })
          }),
        ]
        return () => {
          for (const end of ends) end?.()
        }
      },
    },
  )
}
