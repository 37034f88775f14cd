import { and, asc, desc, eq } from 'drizzle-orm'
import { bumpDataVersions, type DataVersions } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import { orders, type PaymentState, payments, refunds } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { lockOrder } from '../orders/find-order.ts'
import { addOrderEvent } from '../orders/order-history.ts'
import { type OrderRow, orderPath } from '../orders/order-key.ts'
import { enqueueOrderMessage } from '../outbox/order-messages.ts'
import type { ReceiptServices } from '../receipts/fiscal-service.ts'
import { writeSale } from '../receipts/write-receipts.ts'
import type { Services } from '../wire/services.ts'
import { laterOf, nextPaymentState } from './payment-state.ts'
import type { PaymentEvent, PaymentProvider, PaymentRow, ReturnedMoney } from './provider.ts'
import { finishRefund, requestRefund } from './refunds.ts'
import { reviveOrder } from './revive-order.ts'

export interface ApplyServices extends Pick<Services, 'db' | 'secrets' | 'log'>, ReceiptServices {
  dataVersions: Pick<DataVersions, 'expire'>
}

/** `mismatch`: another amount, currency or invoice than ours */
export type Applied = 'applied' | 'unchanged' | 'unknown' | 'mismatch'

const mail = (
  tx: Database,
  template: 'payment-received' | 'payment-failed',
  order: OrderRow,
  payment: PaymentRow,
  services: ApplyServices,
) =>
  enqueueOrderMessage(tx, order, {
    key: `${template}:${payment.id}`,
    template,
    lang: order.lang,
    data: { orderId: order.id, path: orderPath(order.number, order.lang, services) },
  })

/** Money has arrived: the order is paid by it, or it is returned. Returns the stale cache tags. */
async function receive(
  tx: Database,
  order: OrderRow,
  payment: PaymentRow,
  services: ApplyServices,
): Promise<readonly string[]> {
  // An order is paid once, whichever way; an operator may have noted a payment too.
  if (order.payment_status === 'paid' || order.payment_status === 'refunded') {
    await requestRefund(tx, payment, 'duplicate')
    return []
  }
  const paid = { payment_status: 'paid', payment_id: payment.provider, pay_by: null } as const
  const isClosed = order.status === 'cancelled' || order.status === 'returned'
  const revived = isClosed ? await reviveOrder(tx, order) : []
  const [changed] = await tx.update(orders).set(paid).where(eq(orders.id, order.id)).returning()
  await addOrderEvent(tx, changed ?? order, { kind: 'payment', status: 'paid' })
  await writeSale(tx, order, 'card', services)
  if (revived === null) await requestRefund(tx, payment, order.released_at === null ? 'cancelled' : 'too_late')
  else await mail(tx, 'payment-received', order, payment, services)
  return revived ?? []
}

/**
 * Books the money that a provider has returned, by the shop's request or in its cabinet. Repeated words, and older ones that name
 * less, change nothing. Returns whether something was new.
 */
async function recordReturnedMoney(
  tx: Database,
  order: OrderRow,
  payment: PaymentRow,
  { amount, references }: ReturnedMoney,
  services: ApplyServices,
): Promise<boolean> {
  const known = await tx
    .select()
    .from(refunds)
    .where(eq(refunds.payment_id, payment.id))
    .orderBy(asc(refunds.id))
    .for('no key update')
  const isWhole = amount >= payment.amount
  let rest = amount - known.reduce((sum, refund) => sum + (refund.state === 'done' ? refund.amount : 0), 0)
  const executed = known.filter(refund => {
    if (refund.state === 'done' || refund.amount > rest) return false
    if (references?.includes(refund.reference)) return true
    // Without names a request that was sent and not answered is taken for the one that was executed.
    return refund.state === 'requested' && (isWhole || (references === null && refund.attempts > 0))
  })
  for (const refund of executed) {
    if (refund.amount > rest) continue
    await finishRefund(tx, order, payment, refund, services)
    rest -= refund.amount
  }
  if (rest > 0) {
    const reference = `${payment.reference}-provider${known.length + 1}`
    const [made] = await tx
      .insert(refunds)
      .values({ payment_id: payment.id, reference, amount: rest, reason: 'provider', state: 'requested' })
      .returning()
    if (made) await finishRefund(tx, order, payment, made, services)
  }
  return executed.length > 0 || rest > 0
}

/** The word about a payment: one that was authorized and not captured is returned by being annulled. */
const wordOf = (event: PaymentEvent, { to_capture }: PaymentRow): PaymentState =>
  to_capture && event.state === 'failed' ? 'refunded' : event.state

/** Money that went back by an event, the payment being in a state after it. */
function returnedBy(event: PaymentEvent, state: PaymentState, payment: PaymentRow): ReturnedMoney | null {
  if (wordOf(event, payment) === 'refunded') return { amount: payment.amount, references: null }
  return state === 'paid' || state === 'refunded' ? event.returned : null
}

async function fail(tx: Database, order: OrderRow, payment: PaymentRow, services: ApplyServices): Promise<void> {
  const [latest] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.order_id, order.id))
    .orderBy(desc(payments.id))
    .limit(1)
  // A newer attempt may still succeed.
  if (order.payment_status !== 'pending' || order.status === 'cancelled' || latest?.id !== payment.id) return
  await tx.update(orders).set({ payment_status: 'failed' }).where(eq(orders.id, order.id))
  await addOrderEvent(tx, order, { kind: 'payment', status: 'failed' })
  await mail(tx, 'payment-failed', order, payment, services)
}

/**
 * Applies a provider's word to its attempt and the order, in one transaction. Idempotent and independent of the order in which the
 * words arrive. The caller has verified that it is the provider's.
 */
export async function applyPaymentEvent(
  provider: Pick<PaymentProvider, 'id' | 'hasFixedIds'>,
  event: PaymentEvent,
  services: ApplyServices,
): Promise<Applied> {
  const { db, dataVersions, log } = services
  const [found] = await db
    .select({ order_id: payments.order_id })
    .from(payments)
    .where(and(eq(payments.reference, event.reference), eq(payments.provider, provider.id)))
  if (!found) return 'unknown'
  const applied = await transact(db, async tx => {
    const order = await lockOrder(tx, found.order_id)
    const [payment] = await tx
      .select()
      .from(payments)
      .where(eq(payments.reference, event.reference))
      .for('no key update')
    if (!order || !payment) return 'unknown'
    const isOther = provider.hasFixedIds && event.providerId !== null && payment.provider_id !== null
    if (
      (event.amount !== null && event.amount !== payment.amount) ||
      event.currency !== payment.currency ||
      (isOther && event.providerId !== payment.provider_id)
    )
      return 'mismatch'
    const state = nextPaymentState(
      { state: payment.state, at: payment.modified_at },
      { state: wordOf(event, payment), at: event.at },
    )
    const isCaptured = event.state === 'paid' && !event.isAuthorized
    const isChanged = state !== payment.state
    const [changed] = await tx
      .update(payments)
      .set({
        state,
        modified_at: laterOf(payment.modified_at, event.at),
        provider_id: payment.provider_id ?? event.providerId,
        to_capture: isChanged ? event.isAuthorized === true : payment.to_capture && !isCaptured,
        ...(isChanged ? { failure: state === 'failed' ? event.failure : null } : {}),
      })
      .where(eq(payments.id, payment.id))
      .returning()
    if (!changed) return 'unchanged'
    if (isChanged && state === 'paid') await bumpDataVersions(tx, await receive(tx, order, changed, services))
    if (isChanged && state === 'failed') await fail(tx, order, changed, services)
    // The word of the payment itself was lost.
    if (
      isChanged &&
      state === 'refunded' &&
      (order.payment_status === 'pending' || order.payment_status === 'failed')
    ) {
      await tx.update(orders).set({ payment_status: 'paid', pay_by: null }).where(eq(orders.id, order.id))
      await writeSale(tx, order, 'card', services)
    }
    const returned = returnedBy(event, state, payment)
    const present = returned && (await lockOrder(tx, order.id))
    const isRecorded = present && (await recordReturnedMoney(tx, present, changed, returned, services))
    return isChanged || isRecorded ? 'applied' : 'unchanged'
  })
  if (applied === 'mismatch')
    log.error(
      { provider: provider.id, reference: event.reference, state: event.state },
      'a payment does not match its order',
    )
  if (applied === 'applied') {
    log.info({ provider: provider.id, reference: event.reference, state: event.state }, 'payment changed')
    dataVersions.expire()
  }
  return applied
}
