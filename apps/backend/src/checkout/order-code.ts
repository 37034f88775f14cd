import { randomInt, randomUUID } from 'node:crypto'
import { checkoutOrderCode, checkoutOrderFind, ORDER_CODE_LENGTH, toOrderNumber } from '@shop/contract'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { checkAccountLimit, refusal } from '../auth/account-limits.ts'
import type { Database } from '../db/database.ts'
import { mails, order_codes, orders } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { orderToken } from '../orders/order-key.ts'
import { enqueueOrderMessage } from '../outbox/order-messages.ts'
import { timingSafeTextEqual } from '../platform/secrets.ts'
import { type CallResult, invalid, ok } from '../wire/call-result.ts'
import { type Context, defineHandler } from '../wire/handler.ts'
import { rateLimits } from '../wire/rate-limits.ts'
import { words } from '../words/index.ts'

/** How long a code works. */
export const ORDER_CODE_MINUTES = 15

/** Five of a million codes per mail, three mails an hour: one right guess in 66,667 hours, after 200,000 mails to the owner. */
const MAX_TRIES = 5

interface Lookup {
  number: string
  phone: string
}

const subjectOf = ({ number, phone }: Lookup, { secrets }: Context): string =>
  secrets.tokenFor('order code subject', `${toOrderNumber(number)} ${phone}`)

const hashOf = (subject: string, code: string, { secrets }: Context): string =>
  secrets.tokenFor('order code', `${subject} ${code}`)

async function findByPhone(db: Database, { number, phone }: Lookup) {
  const [order] = await db
    .select({ number: orders.number, email: orders.email, phone: orders.phone, messages: orders.messages })
    .from(orders)
    .where(and(eq(orders.number, toOrderNumber(number)), eq(orders.phone, phone)))
  return order ?? null
}

/** Stores a code and sends it as the order's messages go. Answer and work are the same without such an order, whose mail is deleted again. */
async function sendCode(
  { lang, ...lookup }: z.output<typeof checkoutOrderCode.body>,
  context: Context,
): Promise<CallResult<Record<never, never>>> {
  const refused = await checkAccountLimit('order code', { lang }, context)
  if (refused) return refused
  const subject = subjectOf(lookup, context)
  // Counted by what was typed, so that this refusal does not tell whether there is such an order either.
  const wait = await context.rateLimiter.consume(`order code of ${subject}`, rateLimits.orderCodes)
  if (wait !== null) return refusal(wait, lang)
  const code = String(randomInt(10 ** ORDER_CODE_LENGTH)).padStart(ORDER_CODE_LENGTH, '0')
  const fresh = {
    code_hash: hashOf(subject, code, context),
    tries: 0,
    expires_at: sql`now() + make_interval(mins => ${ORDER_CODE_MINUTES})`,
  }
  const key = `order-code:${randomUUID()}`
  await transact(context.db, async tx => {
    const order = await findByPhone(tx, lookup)
    await tx
      .insert(order_codes)
      .values({ subject, ...fresh })
      .onConflictDoUpdate({ target: order_codes.subject, set: fresh })
    const buyer = order ?? { number: toOrderNumber(lookup.number), email: '', phone: '', messages: 'mail' as const }
    await enqueueOrderMessage(tx, buyer, { key, template: 'order-code', lang, data: { number: buyer.number, code } })
    await tx.delete(mails).where(and(eq(mails.key, key), eq(mails.recipient, '')))
  })
  return ok({})
}

/** The token of the order for a right code, which serves once. Each try counts, also of concurrent callers. */
async function findByCode(
  { lang, code, ...lookup }: z.output<typeof checkoutOrderFind.body>,
  context: Context,
): Promise<CallResult<z.input<typeof checkoutOrderFind.data>>> {
  const { db } = context
  const refused = await checkAccountLimit('order find', { lang }, context)
  if (refused) return refused
  const wrong = invalid({ code: { text: words[lang].order.wrongCode } })
  const subject = subjectOf(lookup, context)
  const code_hash = hashOf(subject, code, context)
  const isOfSubject = eq(order_codes.subject, subject)
  const [sent] = await db
    .update(order_codes)
    .set({ tries: sql`${order_codes.tries} + 1` })
    .where(and(isOfSubject, gt(order_codes.expires_at, sql`now()`), lt(order_codes.tries, MAX_TRIES)))
    .returning({ code_hash: order_codes.code_hash })
  if (!sent || !timingSafeTextEqual(sent.code_hash, code_hash)) return wrong
  const [used] = await db
    .delete(order_codes)
    .where(and(isOfSubject, eq(order_codes.code_hash, sent.code_hash)))
    .returning({ subject: order_codes.subject })
  const order = used && (await findByPhone(db, lookup))
  if (!order) return wrong
  return ok({ number: order.number, token: orderToken(order.number, context) })
}

/** An order that is found without the link of its mails. */
export const orderLookup = [defineHandler(checkoutOrderCode, sendCode), defineHandler(checkoutOrderFind, findByCode)]
