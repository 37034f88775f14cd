import type { checkoutSubmit } from '@shop/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../db/database.ts'
import { order_items, orders } from '../db/schema/index.ts'
import { type CallError, rateLimited } from '../wire/call-result.ts'
import type { Context } from '../wire/handler.ts'
import { rateLimits } from '../wire/rate-limits.ts'
import { fill, words } from '../words/index.ts'

type Submit = Pick<z.output<typeof checkoutSubmit.body>, 'lang' | 'contact'>

/** Seconds after which unpaid orders may have been paid or cancelled. */
const HOUR = 3_600

/**
 * Counts an order that is about to be made, by address and by phone; a refusal when there were too many. Counted within the
 * order's transaction: what is refused later does not count. The count of the phone stays locked until that ends, so that the
 * orders of one phone follow each other and `overUnpaid` sees them all. Always the address first: no two wait in a circle.
 */
export async function checkOrderLimit(
  tx: Database,
  { lang, contact }: Submit,
  { rateLimiter, secrets, address }: Context,
): Promise<CallError | null> {
  const wait =
    (await rateLimiter.consume(`order:${secrets.pseudonym(address)}`, rateLimits.orders, tx)) ??
    (await rateLimiter.consume(`order of phone:${secrets.pseudonym(contact.phone)}`, rateLimits.orders, tx))
  if (wait === null) return null
  return rateLimited(wait, fill(words[lang].order.tooMany, { minutes: Math.ceil(wait / 60) }))
}

/**
 * A refusal when this order would leave too many pieces in orders of one phone that nobody has paid for. Those paid on
 * receipt are among them until they arrive: they keep goods from others just the same.
 */
export async function checkUnpaidLimit(
  tx: Database,
  { lang, contact }: Submit,
  pieces: number,
  { rateLimiter, maxUnpaidPieces: most }: Context,
): Promise<CallError | null> {
  if (!rateLimiter.on) return null
  const [unpaid] = await tx
    .select({ pieces: sql<number>`coalesce(sum(${order_items.count}), 0)::int` })
    .from(orders)
    .innerJoin(order_items, eq(order_items.order_id, orders.id))
    .where(
      and(
        eq(orders.phone, contact.phone),
        inArray(orders.status, ['new', 'confirmed', 'packed', 'shipped']),
        inArray(orders.payment_status, ['pending', 'failed', 'on_receipt']),
      ),
    )
  if ((unpaid?.pieces ?? 0) + pieces <= most) return null
  return rateLimited(HOUR, fill(words[lang].order.unpaid, { most }))
}
