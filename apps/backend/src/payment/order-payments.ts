import type { Locale } from '@shop/contract/locales'
import { sql } from 'drizzle-orm'
import type { OrderRow } from '../orders/order-key.ts'
import { hryvnias } from '../values/money.ts'
import { isHeld, isPayable } from './attempts.ts'
import { isOpen } from './payment-state.ts'
import type { PaymentRow } from './provider.ts'
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

type Attempt = Pick<PaymentRow, 'state'> & { created_at: string; refunded: number }

/** The payments of each order that a statement selects. A refunded duplicate was no part of the order's price. */
export const paymentsOfOrder = sql<Attempt[]>`(select coalesce(json_agg(json_build_object(
    'state', p.state,
    'created_at', p.created_at,
    'refunded', (select coalesce(sum(amount), 0) from refunds
      where payment_id = p.id and state = 'done' and reason <> 'duplicate')
  )), '[]') from payments p where p.order_id = orders.id)`

/** What an order shows of its payments. */
export function toOrderPayment(
  order: OrderRow,
  attempts: readonly Attempt[],
  lang: Locale,
  { paymentMethods, clock }: Pick<PaymentServices, 'paymentMethods' | 'clock'>,
): OrderPayment {
  const now = clock()
  const canBePaid = isPayable(order, now)
  const options = paymentMethods.all
    .filter(method => canBePaid && method.isOnline && paymentMethods.isOffered(method, order.total))
    .map(({ id, name }) => ({ id, name: name[lang] }))
  const isAwaited = attempts.some(
    ({ state, created_at }) =>
      isOpen(state) && (state === 'processing' || now.getTime() - Date.parse(created_at) < AWAITED_MS),
  )
  return {
    // The chosen one comes first.
    options: options.toSorted((a, b) => Number(b.id === order.payment_id) - Number(a.id === order.payment_id)),
    awaiting: canBePaid && isAwaited,
    until: isHeld(order, now) ? (order.pay_by?.toISOString() ?? null) : null,
    expired: order.released_at !== null,
    refunded: hryvnias(attempts.reduce((sum, { refunded }) => sum + refunded, 0)),
  }
}
