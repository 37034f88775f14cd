import type { checkoutDelivery, Order } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../db/database.ts'
import { type OrderDelivery, orders } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { PICKUP } from '../delivery/methods.ts'
import { loadOrderParcel } from '../delivery/parcel.ts'
import { findOrder } from '../orders/find-order.ts'
import { addOrderEvent } from '../orders/order-history.ts'
import { type OrderRow, orderPath } from '../orders/order-key.ts'
import { enqueueOrderMessage } from '../outbox/order-messages.ts'
import {
  type CallResult,
  conflict,
  type FieldProblem,
  invalid,
  isCallError,
  notFound,
  ok,
  rateLimited,
} from '../wire/call-result.ts'
import { rateLimits } from '../wire/rate-limits.ts'
import { fill, words } from '../words/index.ts'
import { chooseShippingMethod, type RefusedChoice } from './choose-shipping-method.ts'
import { toOrder } from './orders.ts'
import type { CheckoutContext } from './services.ts'

type Body = z.output<typeof checkoutDelivery.body>

const isSamePlace = (a: OrderDelivery, b: OrderDelivery): boolean =>
  a.city_ref === b.city_ref && a.point_ref === b.point_ref && a.address === b.address

/** Shipping and payment method stay: where they are not available, it is the city or the point that must be another one. */
const placeIssues = ({ fields, takesNoMoney }: RefusedChoice, lang: Locale): Record<string, FieldProblem> =>
  Object.fromEntries(
    Object.entries(fields).map(([path, issue]): [string, FieldProblem] => {
      if (path === 'payment.id' && takesNoMoney)
        return ['delivery.point_ref', { text: words[lang].delivery.noMoneyForOrder }]
      return path === 'delivery.id' || path === 'payment.id' ? ['delivery.city_ref', { rule: 'city' }] : [path, issue]
    }),
  )

async function saveDelivery(
  tx: Database,
  order: OrderRow,
  delivery: OrderDelivery,
  delivery_price: number,
  context: CheckoutContext,
): Promise<OrderRow> {
  const [changed] = await tx
    .update(orders)
    .set({
      delivery,
      // What the shop pays the carrier for, by a coupon, it pays for to another place too.
      delivery_price: order.delivery_price === 0 ? 0 : delivery_price,
    })
    .where(eq(orders.id, order.id))
    .returning()
  if (!changed) throw new Error(`Order ${order.number} was not locked`)
  const { city, point, address } = delivery
  const event = await addOrderEvent(tx, changed, { kind: 'delivery', place: { city, point, address } })
  await enqueueOrderMessage(tx, order, {
    key: `order-delivery:${order.id}:${event}`,
    template: 'order-delivery',
    lang: order.lang,
    data: { orderId: order.id, path: orderPath(order.number, order.lang, context) },
  })
  return changed
}

/** Sends a new order to another place, judged by the rules of the checkout. Idempotent: the same place changes nothing. */
export async function changeDelivery(body: Body, context: CheckoutContext): Promise<CallResult<Order>> {
  const { lang } = body
  const found = await findOrder(context.db, body, context)
  if (!found) return notFound()
  // Before the transaction, because the price is asked of the carrier. The shipping method of an order never changes.
  const chosen = await chooseShippingMethod(
    { lang, delivery: { ...body.delivery, id: found.delivery.id }, payment: { id: found.payment_id } },
    await loadOrderParcel(context.db, found.id),
    // Also one that is not offered any more.
    context.paymentMethods.all.filter(({ id }) => id === found.payment_id),
    context,
  )
  return transact<CallResult<Order>>(
    context.db,
    async tx => {
      const order = await findOrder(tx, body, context, true)
      if (!order) return notFound()
      const shown = (row: OrderRow) => toOrder(tx, row, lang, context)
      if (order.status !== 'new') return conflict(words[lang].order.deliveryFixed, await shown(order))
      if (order.delivery.id === PICKUP) return conflict(words[lang].order.nothingToChange, await shown(order))
      if ('fields' in chosen) return invalid(placeIssues(chosen, lang))
      if (isSamePlace(chosen.delivery, order.delivery)) return ok(await shown(order))
      // Each change is a mail.
      const wait = await context.rateLimiter.consume(`delivery of order:${order.id}`, rateLimits.writing, tx)
      if (wait !== null)
        return rateLimited(wait, fill(words[lang].order.tooManyChanges, { minutes: Math.ceil(wait / 60) }))
      return ok(await shown(await saveDelivery(tx, order, chosen.delivery, chosen.delivery_price, context)))
    },
    isCallError,
  )
}
