import { and, asc, count, eq, lte, ne, type SQL, sql, sum } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { orders, payments, type RefundReason, refunds } from '../db/schema/index.ts'
import { notifyAfterCommit, transact } from '../db/transact.ts'
import { lockOrder } from '../orders/find-order.ts'
import { addOrderEvent } from '../orders/order-history.ts'
import { type OrderRow, orderPath } from '../orders/order-key.ts'
import { enqueueOrderMessage } from '../outbox/order-messages.ts'
import { delayAfter, FIRST_DELAY_SECONDS, MAX_ATTEMPTS } from '../platform/backoff.ts'
import type { Secrets } from '../platform/secrets.ts'
import type { ReceiptServices } from '../receipts/fiscal-service.ts'
import { writeReturn } from '../receipts/write-receipts.ts'
import { type PaymentRow, ProviderRefusal, type RefundResult } from './provider.ts'
import type { PaymentServices } from './services.ts'

export type RefundRow = typeof refunds.$inferSelect

/** Channel that is notified after a transaction with a requested refund has committed. */
export const REFUND_CHANNEL = 'refunds'

/** When a requested refund may be sent again at the earliest: the provider may still be executing the former request. */
export function earliestRepeat({ due_at, attempts }: Pick<RefundRow, 'due_at' | 'attempts'>, now: Date): Date {
  if (attempts === 0) return now
  const earliest = due_at.getTime() + (FIRST_DELAY_SECONDS - delayAfter(attempts - 1)) * 1_000
  return new Date(Math.min(due_at.getTime(), Math.max(now.getTime(), earliest)))
}

const isDone = eq(refunds.state, 'done')

/** Kopiykas of the refunds of a payment. */
async function sumOf(db: Database, payment_id: number, which: SQL | undefined): Promise<number> {
  const [found] = await db
    .select({ sum: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.payment_id, payment_id), which))
  return found?.sum ?? 0
}

/** What of a payment can still be returned: refunds that are requested or done are not returned again. */
export async function refundableAmount(tx: Database, payment: PaymentRow): Promise<number> {
  if (payment.state !== 'paid') return 0
  return payment.amount - (await sumOf(tx, payment.id, ne(refunds.state, 'failed')))
}

/** The payment that an order is paid by; null: by none, or the money was returned. */
export async function findPaidPayment(tx: Database, orderId: number): Promise<PaymentRow | null> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.order_id, orderId), eq(payments.state, 'paid')))
    .orderBy(asc(payments.id))
    .limit(1)
  return payment ?? null
}

/** Requests a refund of a locked payment within the transaction of the change it belongs to. Null: nothing is left to return. */
export async function requestRefund(
  tx: Database,
  payment: PaymentRow,
  reason: RefundReason,
  wanted?: number,
): Promise<RefundRow | null> {
  const left = await refundableAmount(tx, payment)
  const amount = Math.min(wanted ?? left, left)
  if (amount <= 0) return null
  const [made] = await tx.select({ count: count() }).from(refunds).where(eq(refunds.payment_id, payment.id))
  const [refund] = await tx
    .insert(refunds)
    .values({
      payment_id: payment.id,
      reference: `${payment.reference}-r${(made?.count ?? 0) + 1}`,
      amount,
      reason,
      state: 'requested',
    })
    .returning()
  await notifyAfterCommit(tx, REFUND_CHANNEL)
  return refund ?? null
}

/** Requests the refund of whatever a locked order was paid online. */
export async function refundOrder(tx: Database, orderId: number, reason: RefundReason): Promise<void> {
  const paid = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.order_id, orderId), eq(payments.state, 'paid')))
    .orderBy(asc(payments.id))
    .for('no key update')
  for (const payment of paid) await requestRefund(tx, payment, reason)
}

/** Stores that money has been returned and mails the buyer. The order and the payment are locked. */
export async function finishRefund(
  tx: Database,
  order: OrderRow,
  payment: PaymentRow,
  refund: RefundRow,
  services: { secrets: Secrets } & ReceiptServices,
): Promise<void> {
  await tx
    .update(refunds)
    .set({ state: 'done', failure: null, finished_at: sql`now()` })
    .where(eq(refunds.id, refund.id))
  // A duplicate has no receipt of its own.
  if (refund.reason !== 'duplicate')
    await writeReturn(tx, order, { amount: refund.amount, means: 'card', refund: refund.id }, services)
  if ((await sumOf(tx, payment.id, isDone)) >= payment.amount) {
    await tx.update(payments).set({ state: 'refunded', to_capture: false }).where(eq(payments.id, payment.id))
    // The order stays paid when it was a duplicate that was returned.
    if (refund.reason !== 'duplicate' && order.payment_status === 'paid' && !(await findPaidPayment(tx, order.id))) {
      await tx.update(orders).set({ payment_status: 'refunded' }).where(eq(orders.id, order.id))
      await addOrderEvent(tx, order, { kind: 'payment', status: 'refunded' })
    }
  }
  await enqueueOrderMessage(tx, order, {
    key: `payment-refunded:${refund.id}`,
    template: 'payment-refunded',
    lang: order.lang,
    data: { orderId: order.id, path: orderPath(order.number, order.lang, services), refundId: refund.id },
  })
}

type RefundServices = Pick<PaymentServices, 'db' | 'paymentProviders' | 'fiscalService' | 'secrets' | 'clock' | 'log'>

/** Claims a due refund for one request: no other process makes the same one meanwhile. */
async function claimRefund(db: Database, id: number, now: Date): Promise<RefundRow | null> {
  const [before] = await db.select().from(refunds).where(eq(refunds.id, id))
  if (!before) return null
  const [claimed] = await db
    .update(refunds)
    .set({
      attempts: before.attempts + 1,
      due_at: new Date(now.getTime() + delayAfter(before.attempts) * 1_000),
    })
    .where(
      and(
        eq(refunds.id, id),
        eq(refunds.state, 'requested'),
        eq(refunds.attempts, before.attempts),
        lte(refunds.due_at, now),
      ),
    )
    .returning()
  return claimed ?? null
}

async function send(
  { id, payment_id, reference, amount, attempts }: RefundRow,
  { db, paymentProviders }: RefundServices,
): Promise<RefundResult> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, payment_id))
  const provider = payment && paymentProviders.get(payment.provider)
  if (!payment || !provider) return { state: 'refused', code: 'no_provider' }
  const refunded = await sumOf(db, payment_id, and(isDone, ne(refunds.id, id)))
  try {
    return await provider.refund({ payment, reference, amount, refunded, isRepeated: attempts > 1 })
  } catch (error) {
    if (error instanceof ProviderRefusal) return { state: 'refused', code: error.code }
    throw error
  }
}

/** Sends one requested refund to its provider, unless it is not due. Returns its row afterwards. */
export async function executeRefund(id: number, services: RefundServices): Promise<RefundRow | null> {
  const { db, log, clock } = services
  const claimed = await claimRefund(db, id, clock())
  if (claimed) {
    const result = await send(claimed, services).catch(error => {
      log.warn({ err: error, refund: id }, 'the provider did not answer a refund')
      return claimed.attempts < MAX_ATTEMPTS ? null : ({ state: 'refused', code: 'no_answer' } as const)
    })
    if (result?.state === 'refused') {
      log.error({ refund: id, code: result.code }, 'the provider refuses a refund')
      await db
        .update(refunds)
        .set({ state: 'failed', failure: result.code, finished_at: sql`now()` })
        .where(and(eq(refunds.id, id), eq(refunds.state, 'requested')))
    }
    if (result?.state === 'done')
      await transact(db, async tx => {
        const [owner] = await tx
          .select({ order_id: payments.order_id })
          .from(payments)
          .where(eq(payments.id, claimed.payment_id))
        const order = owner ? await lockOrder(tx, owner.order_id) : null
        const [payment] = await tx
          .select()
          .from(payments)
          .where(eq(payments.id, claimed.payment_id))
          .for('no key update')
        const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('no key update')
        if (order && payment && refund?.state === 'requested') await finishRefund(tx, order, payment, refund, services)
      })
  }
  const [present] = await db.select().from(refunds).where(eq(refunds.id, id))
  return present ?? null
}

/** Sends every refund that is due. */
export async function executeDueRefunds(services: RefundServices): Promise<void> {
  const due = await services.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.state, 'requested'), lte(refunds.due_at, services.clock())))
    .orderBy(asc(refunds.due_at))
    .limit(50)
  for (const { id } of due) await executeRefund(id, services)
}
