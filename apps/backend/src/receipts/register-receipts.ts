import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database.ts'
import { orders, receipts } from '../db/schema/index.ts'
import { notifyAfterCommit, transact } from '../db/transact.ts'
import { orderPath } from '../orders/order-key.ts'
import { enqueueMail } from '../outbox/outbox.ts'
import { delayAfter, MAX_ATTEMPTS } from '../platform/backoff.ts'
import type { Services } from '../wire/services.ts'
import type { ReceiptServices, Registration } from './fiscal-service.ts'
import { RECEIPT_CHANNEL } from './write-receipts.ts'

export type ReceiptRow = typeof receipts.$inferSelect

/** Receipts of a kind per run. */
const MAX_RECEIPTS = 50

/** `failure` of receipts that the service may still know: they are asked about when they are tried again. */
const NO_ANSWER = 'no_answer'
const UNDECIDED = 'undecided'

export type RegisterServices = Pick<Services, 'db' | 'secrets' | 'clock' | 'log'> & ReceiptServices

/** Due by now, to the end of its millisecond: the database counts in microseconds, and a receipt is due from its transaction on. */
const isDue = (now: Date) => and(eq(receipts.state, 'waiting'), lte(receipts.due_at, new Date(now.getTime() + 1)))

/** Claims a due receipt for one request: no other process makes the same one meanwhile. */
async function claim({ id, attempts }: ReceiptRow, { db, clock }: RegisterServices): Promise<ReceiptRow | null> {
  const now = clock()
  const [claimed] = await db
    .update(receipts)
    .set({ attempts: attempts + 1, due_at: new Date(now.getTime() + delayAfter(attempts) * 1_000) })
    .where(and(eq(receipts.id, id), eq(receipts.attempts, attempts), isDue(now)))
    .returning()
  return claimed ?? null
}

/** Stores that a receipt is registered, and mails it to the buyer. */
async function store(
  receipt: ReceiptRow,
  order: typeof orders.$inferSelect,
  { number, url }: Extract<Registration, { state: 'registered' }>,
  { db, secrets, clock }: RegisterServices,
): Promise<void> {
  await transact(db, async tx => {
    const [registered] = await tx
      .update(receipts)
      .set({ state: 'registered', number, url, failure: null, registered_at: clock() })
      .where(and(eq(receipts.id, receipt.id), eq(receipts.state, 'waiting')))
      .returning({ id: receipts.id })
    if (!registered) return
    await enqueueMail(tx, {
      key: `receipt:${receipt.id}`,
      template: 'receipt',
      lang: order.lang,
      recipient: order.email,
      data: { orderId: order.id, path: orderPath(order.number, order.lang, { secrets }), receiptId: receipt.id },
    })
  })
}

/** Registers one receipt that is due; the outcome is stored. */
async function register(receipt: ReceiptRow, sale: string | null, services: RegisterServices): Promise<void> {
  const { db, fiscalService, log } = services
  const claimed = fiscalService && (await claim(receipt, services))
  const [order] = await db.select().from(orders).where(eq(orders.id, receipt.order_id))
  if (!claimed || !order) return
  const { id, reference, kind, amount, means, content, attempts } = claimed
  const isLast = attempts >= MAX_ATTEMPTS
  const result = await fiscalService
    .register({
      ...content,
      reference,
      kind,
      sale,
      order: order.number,
      amount,
      means,
      isRepeated: attempts > 1 || receipt.failure !== null,
    })
    .catch((error: unknown) => {
      log.warn({ err: error, receipt: id }, 'the fiscal service did not answer')
      return { state: 'waiting', code: NO_ANSWER } as const
    })
  if (result.state === 'registered') return store(claimed, order, result, services)
  const code = 'code' in result ? result.code : UNDECIDED
  const isFailed = result.state === 'refused' || isLast
  if (isFailed) log.error({ receipt: id, code }, 'a fiscal receipt is not registered')
  await db
    .update(receipts)
    .set({ failure: code, ...(isFailed && { state: 'failed' as const }) })
    .where(and(eq(receipts.id, id), eq(receipts.state, 'waiting')))
}

/** Registers every receipt that is due, sales first: money goes back after its sale is registered. */
export async function registerDueReceipts(services: RegisterServices): Promise<void> {
  if (services.fiscalService === null) return
  const { db, clock } = services
  const now = clock()
  const sales = await db
    .select()
    .from(receipts)
    .where(and(isDue(now), eq(receipts.kind, 'sale')))
    .orderBy(asc(receipts.due_at))
    .limit(MAX_RECEIPTS)
  for (const receipt of sales) await register(receipt, null, services)
  const sale = alias(receipts, 'sale')
  const returns = await db
    .select({ receipt: receipts, sale: sale.reference })
    .from(receipts)
    .innerJoin(sale, and(eq(sale.order_id, receipts.order_id), eq(sale.kind, 'sale'), eq(sale.state, 'registered')))
    .where(and(isDue(now), eq(receipts.kind, 'return')))
    .orderBy(asc(receipts.due_at))
    .limit(MAX_RECEIPTS)
  for (const { receipt, sale: reference } of returns) await register(receipt, reference, services)
}

/**
 * Has those of some receipts that were given up registered anew. One that was refused gets another reference, because the service may
 * have used up the former one; one whose outcome is unknown keeps its own. Returns how many.
 */
export async function retryReceipts(tx: Database, which: SQL): Promise<number> {
  const { length } = await tx
    .update(receipts)
    .set({
      state: 'waiting',
      attempts: 0,
      due_at: sql`now()`,
      reference: sql`case when ${receipts.failure} in (${NO_ANSWER}, ${UNDECIDED}) then ${receipts.reference} else gen_random_uuid() end`,
    })
    .where(and(eq(receipts.state, 'failed'), which))
    .returning({ id: receipts.id })
  await notifyAfterCommit(tx, RECEIPT_CHANNEL)
  return length
}
