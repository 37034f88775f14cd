import type { Order, OrderItem } from '@shop/contract'
import { type Locale, localise } from '@shop/contract/locales'
import { inArray, sql } from 'drizzle-orm'
import { loadShop, pickupNote } from '../brand/shop-identity.ts'
import type { Database } from '../db/database.ts'
import { type order_items, orders } from '../db/schema/index.ts'
import { PICKUP } from '../delivery/methods.ts'
import { trackedCarrierOf } from '../delivery/tracking-number.ts'
import { historyOfOrder, toOrderEvent } from '../orders/order-history.ts'
import type { OrderRow } from '../orders/order-key.ts'
import { loadReturns } from '../orders/order-returns.ts'
import { isReturnOpen, loadRequestedCounts, returnableCount, returnDeadlineOf } from '../orders/returnable.ts'
import { paymentsOfOrder, toOrderPayment } from '../payment/order-payments.ts'
import { INVOICE, invoiceUrl, requisitesOf } from '../payment/payee.ts'
import { inLanguage } from '../pictures/index.ts'
import { receiptsOfOrder } from '../receipts/order-receipts.ts'
import { hryvnias } from '../values/money.ts'
import type { CheckoutServices } from './services.ts'

type OrderServices = Pick<CheckoutServices, 'dataVersions' | 'pictures' | 'paymentMethods' | 'payee' | 'clock'>

/** Whether an order waits to be paid by invoice. */
const awaitsTransfer = ({ payment_id, payment_status, status }: OrderRow): boolean =>
  payment_id === INVOICE &&
  (payment_status === 'pending' || payment_status === 'failed') &&
  status !== 'cancelled' &&
  status !== 'returned'

function toTracking({ delivery, tracking }: OrderRow, lang: Locale): Order['tracking'] {
  const carrier = trackedCarrierOf(delivery.id)
  return tracking === null || !carrier ? null : { number: tracking, url: carrier.url(tracking, lang) }
}

type ItemRow = typeof order_items.$inferSelect

const itemsOfOrder = sql<ItemRow[]>`(select coalesce(json_agg(i order by i.id), '[]') from order_items i
  where i.order_id = orders.id)`

/** Orders as the wire shows them, in the given order, with a constant number of queries. */
export async function toOrders(
  db: Database,
  rows: readonly OrderRow[],
  lang: Locale,
  services: OrderServices,
): Promise<Order[]> {
  const { pictures, paymentMethods, payee, clock } = services
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const found = await db
    .select({
      id: orders.id,
      items: itemsOfOrder,
      history: historyOfOrder,
      payments: paymentsOfOrder,
      receipts: receiptsOfOrder,
    })
    .from(orders)
    .where(inArray(orders.id, ids))
  // Where an order is collected is not copied to it: it has to be true on the day.
  const isCollected = ({ delivery }: OrderRow) => delivery.id === PICKUP
  const pickup = rows.some(isCollected) ? pickupNote(await loadShop(lang, { ...services, db })) : ''
  const now = clock()
  const detailsOf = new Map(found.map(details => [details.id, details]))
  const historyOf = ({ id }: OrderRow) => detailsOf.get(id)?.history ?? []
  const returnable = rows.filter(order => isReturnOpen(order.status, historyOf(order), now))
  const requested = await loadRequestedCounts(
    db,
    returnable.map(({ id }) => id),
  )
  const delivered = rows.filter(order => returnDeadlineOf(historyOf(order)) !== null)
  const returnsOf = await loadReturns(
    db,
    delivered.map(({ id }) => id),
  )
  const toItem = (item: ItemRow, canReturn: boolean): OrderItem => ({
    line_id: item.id,
    product_id: item.product_id,
    option_id: item.option_id,
    code: item.code,
    name: item.names[lang],
    option: item.option,
    url: localise(item.path, lang),
    image: pictures.image(inLanguage(item.picture, lang), item.path.split('/').at(-1) ?? '', item.names[lang]),
    price: hryvnias(item.price),
    count: item.count,
    total: hryvnias(item.price * item.count),
    returnable: canReturn ? returnableCount(item, requested) : 0,
  })
  return rows.map(order => {
    const { delivery } = order
    const { items = [], payments = [], receipts = [] } = detailsOf.get(order.id) ?? {}
    const payment = paymentMethods.all.find(({ id }) => id === order.payment_id)
    const canReturn = returnable.includes(order)
    return {
      number: order.number,
      status: order.status,
      payment_status: order.payment_status,
      items: items.map(item => toItem(item, canReturn)),
      payment: {
        id: order.payment_id,
        name: payment?.name[lang] ?? order.payment_id,
        text: payment?.text[lang] ?? '',
        ...toOrderPayment(order, payments, lang, services),
        requisites: order.payment_id === INVOICE && payee ? requisitesOf(payee, order, lang) : [],
        transfer_url: payee && awaitsTransfer(order) ? invoiceUrl(payee, order, lang) : null,
      },
      delivery: {
        id: delivery.id,
        name: delivery.name[lang],
        days: delivery.days,
        city: delivery.city?.[lang] ?? null,
        point: delivery.point?.[lang] ?? null,
        address: isCollected(order) ? pickup || null : delivery.address,
        city_ref: delivery.city_ref,
        point_ref: delivery.point_ref,
      },
      tracking: toTracking(order, lang),
      contact: { name: order.name, last_name: order.last_name, phone: order.phone, email: order.email },
      recipient: order.recipient,
      company: order.company,
      comment: order.comment,
      no_call: order.no_call,
      subtotal: hryvnias(order.subtotal),
      discount: hryvnias(order.discount),
      delivery_price: hryvnias(order.delivery_price),
      total: hryvnias(order.total),
      date: order.created_at.toISOString(),
      history: historyOf(order).map(event => toOrderEvent(event, lang)),
      ...(returnsOf.has(order.id) && { returns: returnsOf.get(order.id) }),
      ...(receipts.length > 0 && { receipts }),
    }
  })
}

/** One order as the wire shows it. */
export async function toOrder(db: Database, row: OrderRow, lang: Locale, services: OrderServices): Promise<Order> {
  const [order] = await toOrders(db, [row], lang, services)
  if (!order) throw new Error(`Order ${row.number} was not loaded`)
  return order
}
