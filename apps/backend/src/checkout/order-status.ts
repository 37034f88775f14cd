import type { OrderStatus, PaymentStatus } from '@shop/contract'
import { eq, inArray, sql } from 'drizzle-orm'
import { bumpDataVersions } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import { coupon_redemptions, coupons, order_items, orders } from '../db/schema/index.ts'
import { PICKUP } from '../delivery/methods.ts'
import { addOrderEvent } from '../orders/order-history.ts'
import { type OrderRow, orderPath } from '../orders/order-key.ts'
import { enqueueOrderMessage } from '../outbox/order-messages.ts'
import { INVOICE } from '../payment/payee.ts'
import { returnMoney } from '../payment/return-money.ts'
import { reviveOrder } from '../payment/revive-order.ts'
import type { ReceiptServices } from '../receipts/fiscal-service.ts'
import { meansOnReceipt, writeReturn, writeSale } from '../receipts/write-receipts.ts'
import { adjustStock, reserveStock } from '../stock/stock.ts'
import type { Services } from '../wire/services.ts'

/**
 * Who changes a status: the buyer, an operator, the tracking of parcels, the confirmation of a payment, or a job that acts when a
 * term has elapsed.
 */
export type OrderActor = 'shopper' | 'shop' | 'carrier' | 'payment' | 'job'

export interface Transition {
  from: OrderStatus
  to: OrderStatus
  by: readonly OrderActor[]
  /**
   * `undone`: the pieces are back in stock, the coupon may be used again, and money received is to be returned. Products returned
   * after delivery are inspected first, so their return request decides about stock and money.
   */
  effect: 'none' | 'undone'
  mail: boolean
  /** Only orders that are collected at the shop (`true`) or sent (`false`). @default both */
  isPickup?: boolean
}

const undone = { effect: 'undone', mail: true } as const
const mailed = { effect: 'none', mail: true } as const
const silent = { effect: 'none', mail: false } as const

/** Every allowed transition of the status. Source: the specification of the wire, «Order». */
export const orderTransitions: readonly Transition[] = [
  { from: 'new', to: 'confirmed', by: ['shop', 'payment'], ...mailed },
  { from: 'new', to: 'cancelled', by: ['shopper', 'shop', 'job'], ...undone },
  // Collected at the shop, a packed order is ready; a parcel is only ready to be handed over to the carrier.
  { from: 'confirmed', to: 'packed', by: ['shop'], ...mailed, isPickup: true },
  { from: 'confirmed', to: 'packed', by: ['shop'], ...silent, isPickup: false },
  { from: 'confirmed', to: 'cancelled', by: ['shop', 'job'], ...undone },
  { from: 'packed', to: 'shipped', by: ['shop', 'carrier'], ...mailed },
  { from: 'packed', to: 'delivered', by: ['shop'], ...mailed, isPickup: true },
  { from: 'packed', to: 'cancelled', by: ['shop'], ...undone },
  { from: 'shipped', to: 'delivered', by: ['shop', 'carrier'], ...mailed },
  { from: 'shipped', to: 'returned', by: ['shop', 'carrier'], ...undone },
  { from: 'delivered', to: 'completed', by: ['shop', 'job'], ...silent },
  { from: 'delivered', to: 'returned', by: ['shop'], ...mailed },
  { from: 'completed', to: 'returned', by: ['shop'], ...mailed },
]

/** What an actor may do with an order now. */
export const possibleTransitions = (
  { status, delivery }: Pick<OrderRow, 'status' | 'delivery'>,
  by: OrderActor,
): readonly Transition[] =>
  orderTransitions.filter(
    ({ from, by: actors, isPickup }) =>
      from === status && actors.includes(by) && (isPickup ?? delivery.id === PICKUP) === (delivery.id === PICKUP),
  )

/** Puts the pieces of an order back into stock and frees its coupon. */
async function undoOrder(tx: Database, orderId: number): Promise<string[]> {
  const items = await tx.select().from(order_items).where(eq(order_items.order_id, orderId))
  await reserveStock(tx, items)
  const tags = await adjustStock(tx, items, 1)
  const redeemed = await tx
    .delete(coupon_redemptions)
    .where(eq(coupon_redemptions.order_id, orderId))
    .returning({ coupon_id: coupon_redemptions.coupon_id })
  if (redeemed.length > 0)
    await tx
      .update(coupons)
      .set({ used: sql`${coupons.used} - 1` })
      .where(
        inArray(
          coupons.id,
          redeemed.map(({ coupon_id }) => coupon_id),
        ),
      )
  return tags
}

interface ChangedOrder {
  order: OrderRow
  /** Cache tags to be bumped at the end of the transaction. */
  tags: string[]
}

interface StatusChange {
  by: OrderActor
  /** Number of the parcel, as `toTrackingNumber` returns it. */
  tracking?: string | undefined
}

export type OrderChangeServices = Pick<Services, 'secrets'> & ReceiptServices

/** Brings a locked order to a status that may follow its own, with history and mail; null when it may not. */
export async function changeOrderStatus(
  tx: Database,
  order: OrderRow,
  to: OrderStatus,
  services: OrderChangeServices,
  { by, tracking = order.tracking ?? undefined }: StatusChange,
): Promise<ChangedOrder | null> {
  const transition = possibleTransitions(order, by).find(other => other.to === to)
  if (!transition) return null
  const tags = transition.effect === 'undone' ? await undoOrder(tx, order.id) : []
  const [changed] = await tx
    .update(orders)
    .set({ status: to, tracking: tracking ?? null })
    .where(eq(orders.id, order.id))
    .returning()
  if (!changed) throw new Error(`Order ${order.number} was not locked`)
  if (transition.effect === 'undone') await returnMoney(tx, changed)
  await addOrderEvent(tx, changed, { kind: 'status' })
  // Who has received the goods has paid for them.
  if (to === 'delivered' && changed.payment_status === 'on_receipt')
    await writeSale(tx, changed, meansOnReceipt(changed), services)
  if (transition.mail) await mailOrderStatus(tx, changed, `order-status:${order.id}:${to}`, services)
  return { order: changed, tags }
}

/** Mails the present status of an order. */
const mailOrderStatus = (tx: Database, order: OrderRow, key: string, services: OrderChangeServices): Promise<void> =>
  enqueueOrderMessage(tx, order, {
    key,
    template: 'order-status',
    lang: order.lang,
    data: { orderId: order.id, status: order.status, path: orderPath(order.number, order.lang, services) },
  })

/** Notes the number of the parcel of a locked order. The buyer of a parcel that is on its way gets it by mail. */
export async function setTrackingNumber(
  tx: Database,
  order: OrderRow,
  tracking: string,
  services: OrderChangeServices,
): Promise<void> {
  if (order.tracking === tracking) return
  await tx.update(orders).set({ tracking }).where(eq(orders.id, order.id))
  if (order.status === 'shipped') await mailOrderStatus(tx, order, `order-tracking:${order.id}:${tracking}`, services)
}

/** Whether the buyer waits to hear of a payment that an operator notes: of a transfer, and of money that was due to come back. */
function isPaymentMailed({ status, payment_status, refund_due_at }: OrderRow, to: PaymentStatus): boolean {
  if (to === 'refunded') return refund_due_at !== null
  const isPreparing = status === 'new' || status === 'confirmed' || status === 'packed'
  return to === 'paid' && isPreparing && payment_status !== 'on_receipt'
}

/**
 * Notes a payment of a locked order, or its return, with history. A transfer that arrives after its term restores the order; other
 * money for an order that was undone before is to be returned.
 */
export async function changePaymentStatus(
  tx: Database,
  order: OrderRow,
  to: 'paid' | 'refunded',
  services: OrderChangeServices,
): Promise<{ isMailed: boolean; isRestored: boolean }> {
  const revived = to === 'paid' ? await reviveOrder(tx, order) : null
  if (revived !== null) await bumpDataVersions(tx, revived)
  const [changed] = await tx
    .update(orders)
    .set({ payment_status: to, ...(to === 'refunded' ? { refund_due_at: null } : { pay_by: null }) })
    .where(eq(orders.id, order.id))
    .returning()
  if (!changed) throw new Error(`Order ${order.number} was not locked`)
  await addOrderEvent(tx, changed, { kind: 'payment', status: to })
  const means = order.payment_status === 'on_receipt' ? meansOnReceipt(order) : 'card'
  // A transfer to the account of the shop is settled by its bank: it has no receipt.
  if (to === 'paid' && order.payment_id !== INVOICE) await writeSale(tx, changed, means, services)
  if (to === 'refunded') await writeReturn(tx, changed, { amount: null, means: 'account' }, services)
  if (to === 'paid' && (changed.status === 'cancelled' || changed.status === 'returned')) await returnMoney(tx, changed)
  const isTooLate = to === 'paid' && changed.status === 'cancelled'
  const isMailed = isTooLate || isPaymentMailed({ ...order, status: changed.status }, to)
  const outcome = { isMailed, isRestored: revived !== null }
  if (!isMailed) return outcome
  // What it says of the money has changed since the mail of the cancellation.
  if (isTooLate) {
    await mailOrderStatus(tx, changed, `order-status:${order.id}:cancelled:paid`, services)
    return outcome
  }
  const data = { orderId: order.id, path: orderPath(order.number, order.lang, services) }
  const { lang } = order
  await enqueueOrderMessage(
    tx,
    order,
    to === 'paid'
      ? { lang, key: `payment-received:order:${order.id}`, template: 'payment-received', data }
      : {
          lang,
          key: `payment-refunded:order:${order.id}`,
          template: 'payment-refunded',
          data: { ...data, refundId: null },
        },
  )
  return outcome
}
