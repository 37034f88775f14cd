import type { Order } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { bumpDataVersions } from '../db/data-versions.ts'
import { transact } from '../db/transact.ts'
import { findOrder } from '../orders/find-order.ts'
import { type CallResult, conflict, isCallError, notFound, ok } from '../wire/call-result.ts'
import { words } from '../words/index.ts'
import { changeOrderStatus } from './order-status.ts'
import { toOrder } from './orders.ts'
import type { CheckoutContext } from './services.ts'

/** Cancels an order for its buyer, while the table of transitions allows it. Idempotent. */
export async function cancelOrder(
  body: { lang: Locale; number: string; token: string },
  context: CheckoutContext,
): Promise<CallResult<Order>> {
  const { db, dataVersions } = context
  const outcome = await transact<CallResult<Order>>(
    db,
    async tx => {
      const order = await findOrder(tx, body, context, true)
      if (!order) return notFound()
      const shown = (row: typeof order) => toOrder(tx, row, body.lang, context)
      if (order.status === 'cancelled') return ok(await shown(order))
      const changed = await changeOrderStatus(tx, order, 'cancelled', context, { by: 'shopper' })
      if (!changed) return conflict(words[body.lang].order.notNew, await shown(order))
      await bumpDataVersions(tx, changed.tags)
      return ok(await shown(changed.order))
    },
    isCallError,
  )
  if (outcome.ok) dataVersions.expire()
  return outcome
}
