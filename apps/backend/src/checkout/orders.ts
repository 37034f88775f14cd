import type { Order, OrderItem } from '@shop/contract'
import { type Locale, localise } from '@shop/contract/locales'
import { asc, inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { order_history, order_items } from '../db/schema/index.ts'
import { PICKUP } from '../delivery/methods.ts'
import { trackedCarrierOf } from '../delivery/tracking-number.ts'
import { toOrderEvent } from '../orders/order-history.ts'
import type { OrderRow } from '../orders/order-key.ts'
import { loadReturns } from '../orders/order-returns.ts'
import { isReturnOpen, loadRequestedCounts, returnableCount, returnDeadlineOf } from '../orders/returnable.ts'
import { loadOrderPayments } from '../payment/order-payments.ts'
import { INVOICE, invoiceUrl, requisitesOf } from '../payment/payee.ts'
import { inLanguage } from '../pictures/index.ts'
import { loadReceipts } from '../receipts/order-receipts.ts'
import { hryvnias } from '../values/money.ts'
import type { CheckoutServices } from './services.ts'
import { pickupNote } from './shipping-methods.ts'

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

/** Orders as the wire shows them, in the given order, with a constant number of queries. */
export async function toOrders(
  db: Database,
  rows: readonly OrderRow[],
  lang: Locale,
  services: OrderServices,
): Promise<Order[]> {
  const { dataVersions, pictures, paymentMethods, payee, clock } = services
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const items = await db
    .select()
    .from(order_items)
    .where(inArray(order_items.order_id, ids))
    .orderBy(asc(order_items.id))
  const history = await db
    .select()
    .from(order_history)
    .where(inArray(order_history.order_id, ids))
    .orderBy(asc(order_history.id))
  // Where an order is collected is not copied to it: it has to be true on the day.
  const isCollected = ({ delivery }: OrderRow) => delivery.id === PICKUP
  const pickup = rows.some(isCollected) ? await pickupNote(lang, { db, dataVersions, tags: new Set() }) : ''
  const paymentOf = await loadOrderPayments(db, rows, lang, services)
  const now = clock()
  const historyOf = Map.groupBy(history, ({ order_id }) => order_id)
  const returnable = rows.filter(({ id, status }) => isReturnOpen(status, historyOf.get(id) ?? [], now))
  const requested = await loadRequestedCounts(
    db,
    returnable.map(({ id }) => id),
  )
  const delivered = rows.filter(({ id }) => returnDeadlineOf(historyOf.get(id) ?? []) !== null)
  const returnsOf = await loadReturns(
    db,
    delivered.map(({ id }) => id),
  )
  const receiptsOf = await loadReceipts(db, ids)
  const toItem = (item: (typeof items)[number], canReturn: boolean): OrderItem => ({
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
    const payment = paymentMethods.all.find(({ id }) => id === order.payment_id)
    const canReturn = returnable.includes(order)
    return {
      number: order.number,
      status: order.status,
      payment_status: order.payment_status,
      items: items.filter(({ order_id }) => order_id === order.id).map(item => toItem(item, canReturn)),
      payment: {
        id: order.payment_id,
        name: payment?.name[lang] ?? order.payment_id,
        text: payment?.text[lang] ?? '',
        ...paymentOf(order),
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
      history: (historyOf.get(order.id) ?? []).map(event => toOrderEvent(event, lang)),
      ...(returnsOf.has(order.id) && { returns: returnsOf.get(order.id) }),
      ...(receiptsOf.has(order.id) && { receipts: receiptsOf.get(order.id) }),
    }
  })
}

/** One order as the wire shows it. */
export async function toOrder(db: Database, row: OrderRow, lang: Locale, services: OrderServices): Promise<Order> {
  const [order] = await toOrders(db, [row], lang, services)
  if (!order) throw new Error(`Order ${row.number} was not loaded`)
  return order
}
