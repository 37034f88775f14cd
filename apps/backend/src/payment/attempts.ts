import { randomBytes } from 'node:crypto'
import { and, asc, desc, eq, inArray, isNull, lte, or } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { orders, payments } from '../db/schema/index.ts'
import type { OrderRow } from '../orders/order-key.ts'
import type { Services } from '../wire/services.ts'
import { INVOICE } from './payee.ts'
import { isOpen } from './payment-state.ts'
import { CURRENCY, type PaymentRow } from './provider.ts'

/** Milliseconds between two questions about one attempt, whoever asks. */
const ASK_INTERVAL_MS = 3_000
const FIRST_ASK_SECONDS = 60
const MAX_ASK_SECONDS = 3_600
/** An attempt this close to its end is not reopened. */
const MIN_REST_MS = 60_000

/** When the job asks again: after 1, 2, 4 … 60 minutes. */
const nextAsk = (asks: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(FIRST_ASK_SECONDS * 2 ** asks, MAX_ASK_SECONDS) * 1_000)

/** Random, because a provider accepts each reference once for ever, also from another database of the shop. */
const newReference = (number: string): string => `${number}-${randomBytes(6).toString('hex')}`

/** Whether the products of an order are held for its payment at this moment. */
export const isHeld = ({ status, payment_status, pay_by }: OrderRow, now: Date): boolean =>
  (payment_status === 'pending' || payment_status === 'failed') &&
  (status === 'new' || status === 'confirmed' || status === 'packed') &&
  pay_by !== null &&
  pay_by > now

/** Whether an order can be paid online at this moment. */
export const isPayable = (order: OrderRow, now: Date): boolean => order.payment_id !== INVOICE && isHeld(order, now)

/**
 * The attempt of a locked, payable order at a provider: the open one, so that two tabs cannot pay twice, or a new one. Also the open
 * attempts at other providers, which it replaces.
 */
export async function openAttempt(
  tx: Database,
  order: OrderRow,
  provider: string,
  now: Date,
): Promise<{ payment: PaymentRow; replaced: PaymentRow[] }> {
  const open = (
    await tx.select().from(payments).where(eq(payments.order_id, order.id)).orderBy(desc(payments.id))
  ).filter(({ state }) => isOpen(state))
  const replaced = open.filter(payment => payment.provider !== provider)
  const reused = open.find(
    payment => payment.provider === provider && payment.expires_at.getTime() - now.getTime() > MIN_REST_MS,
  )
  if (order.payment_id !== provider || order.payment_status === 'failed')
    await tx.update(orders).set({ payment_id: provider, payment_status: 'pending' }).where(eq(orders.id, order.id))
  if (reused) return { payment: reused, replaced }
  const [made] = await tx
    .insert(payments)
    .values({
      order_id: order.id,
      reference: newReference(order.number),
      provider,
      amount: order.total,
      currency: CURRENCY,
      state: 'created',
      created_at: now,
      expires_at: order.pay_by ?? now,
      ask_due_at: nextAsk(0, now),
    })
    .returning()
  if (!made) throw new Error('The attempt was not stored')
  return { payment: made, replaced }
}

type Clock = Pick<Services, 'db' | 'clock'>

/** Claims the next question about an attempt, or its capture; null: it was asked about within the interval, or is decided. */
export async function claimAsk(
  payment: PaymentRow,
  { db, clock }: Clock,
  intervalMs = ASK_INTERVAL_MS,
): Promise<PaymentRow | null> {
  const now = clock()
  const [claimed] = await db
    .update(payments)
    .set({ asked_at: now, asks: payment.asks + 1, ask_due_at: nextAsk(payment.asks + 1, now) })
    .where(
      and(
        eq(payments.id, payment.id),
        or(inArray(payments.state, ['created', 'processing']), payments.to_capture),
        or(isNull(payments.asked_at), lte(payments.asked_at, new Date(now.getTime() - intervalMs))),
      ),
    )
    .returning()
  return claimed ?? null
}

/** Open attempts that the job must ask about, the most overdue first. */
export const findDueAttempts = ({ db, clock }: Clock): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(and(inArray(payments.state, ['created', 'processing']), lte(payments.ask_due_at, clock())))
    .orderBy(asc(payments.ask_due_at))
    .limit(50)

/** Authorized payments whose goods were received. */
export const findDueCaptures = async ({ db, clock }: Clock): Promise<PaymentRow[]> => {
  const due = await db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order_id))
    .where(
      and(payments.to_capture, inArray(orders.status, ['delivered', 'completed']), lte(payments.ask_due_at, clock())),
    )
    .orderBy(asc(payments.ask_due_at))
    .limit(50)
  return due.map(({ payment }) => payment)
}

export const findOpenAttempts = (db: Database, orderId: number): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.order_id, orderId), inArray(payments.state, ['created', 'processing'])))
    .orderBy(asc(payments.id))
