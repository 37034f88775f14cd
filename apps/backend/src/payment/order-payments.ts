import type { Locale } from '@shop/contract/locales'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { payments, refunds } from '../db/schema/index.ts'
import type { OrderRow } from '../orders/order-key.ts'
import { hryvnias } from '../values/money.ts'
import { isHeld, isPayable } from './attempts.ts'
import { isOpen } from './payment-state.ts'
import type { PaymentServices } from './services.ts'

/** Milliseconds after which a page that was opened and got no outcome counts as left. */
const AWAITED_MS = 15 * 60_000

/** What an order shows of its payment online. */
interface OrderPayment {
  options: { id: string; name: string }[]
  awaiting: boolean
  until: string | null
  expired: boolean
  refunded: number
}

/** Loads what orders show of their payments, with one query. */
export async function loadOrderPayments(
  db: Database,
  rows: readonly OrderRow[],
  lang: Locale,
  { paymentMethods, clock }: Pick<PaymentServices, 'paymentMethods' | 'clock'>,
): Promise<(order: OrderRow) => OrderPayment> {
  const ids = rows.map(({ id }) => id)
  const attempts = await db
    .select({
      order_id: payments.order_id,
      state: payments.state,
      created_at: payments.created_at,
      refunded: sql`coalesce(sum(${refunds.amount}), 0)`.mapWith(Number),
    })
    .from(payments)
    // A duplicate was no part of the order's price.
    .leftJoin(
      refunds,
      and(eq(refunds.payment_id, payments.id), eq(refunds.state, 'done'), ne(refunds.reason, 'duplicate')),
    )
    .where(inArray(payments.order_id, ids))
    .groupBy(payments.id)
  const now = clock()
  const online = paymentMethods.all
    .filter(method => method.isOnline && paymentMethods.isOffered(method))
    .map(({ id, name }) => ({ id, name: name[lang] }))
  return order => {
    const canBePaid = isPayable(order, now)
    const options = canBePaid ? online : []
    const ofOrder = attempts.filter(({ order_id }) => order_id === order.id)
    const isAwaited = ofOrder.some(
      ({ state, created_at }) =>
        isOpen(state) && (state === 'processing' || now.getTime() - created_at.getTime() < AWAITED_MS),
    )
    return {
      // The chosen one comes first.
      options: options.toSorted((a, b) => Number(b.id === order.payment_id) - Number(a.id === order.payment_id)),
      awaiting: canBePaid && isAwaited,
      until: isHeld(order, now) ? (order.pay_by?.toISOString() ?? null) : null,
      expired: order.released_at !== null,
      refunded: hryvnias(ofOrder.reduce((sum, { refunded }) => sum + refunded, 0)),
    }
  }
}
