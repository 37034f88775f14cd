import type { checkoutSubmit } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../db/database.ts'
import { order_items, orders } from '../db/schema/index.ts'
import { type CallError, rateLimited } from '../wire/call-result.ts'
import { isRecent, rateLimits } from '../wire/rate-limits.ts'
import { fill, words } from '../words/index.ts'
import type { CheckoutContext } from './services.ts'

type Submit = Pick<z.output<typeof checkoutSubmit.body>, 'lang' | 'contact'>

/** `Retry-After` in seconds: until then orders may have been paid or cancelled. */
const UNPAID_RETRY_AFTER = 3_600

/** Days that an unpaid order counts for its address, which other buyers may share. For its phone it counts until it is paid. */
export const UNPAID_DAYS = 1

/** The pseudonym of the address that an order is placed from. */
export const placedFrom = ({ secrets, address }: Pick<CheckoutContext, 'secrets' | 'address'>): string =>
  secrets.pseudonym(address)

/**
 * Counts a new order per address and per phone; returns an error when there were too many. Counts within the order's
 * transaction, so that an order that fails later is not counted. The row of the phone stays locked until the commit, so that
 * orders of one address or phone run one after another and `checkUnpaidLimit` includes them all. The address comes first to avoid
 * deadlocks.
 */
export async function checkOrderLimit(
  tx: Database,
  { lang, contact }: Submit,
  { rateLimiter, secrets, address }: CheckoutContext,
): Promise<CallError | null> {
  const buckets = [`order:${placedFrom({ secrets, address })}`, `order of phone:${secrets.pseudonym(contact.phone)}`]
  const wait = await rateLimiter.consume(buckets, rateLimits.orders, tx)
  if (wait === null) return null
  return rateLimited(wait, fill(words[lang].order.tooMany, { minutes: Math.ceil(wait / 60) }))
}

/**
 * Units in unpaid orders of one phone, or of one address if those are more. Orders paid on receipt count until they are delivered,
 * because they reserve stock too.
 */
export async function countUnpaidUnits(tx: Database, { contact }: Submit, context: CheckoutContext): Promise<number> {
  if (!context.rateLimiter.isEnabled) return 0
  const isOfPhone = eq(orders.phone, contact.phone)
  const isOfAddress = and(
    eq(orders.placed_from, placedFrom(context)),
    isRecent(orders.created_at, UNPAID_DAYS * 86_400),
  )
  const quantityOf = (isCounted: SQL | undefined) =>
    sql`coalesce(sum(${order_items.count}) filter (where ${isCounted}), 0)::int`
  const [unpaid] = await tx
    .select({ quantity: sql`greatest(${quantityOf(isOfPhone)}, ${quantityOf(isOfAddress)})`.mapWith(Number) })
    .from(orders)
    .innerJoin(order_items, eq(order_items.order_id, orders.id))
    .where(
      and(
        or(isOfPhone, isOfAddress),
        inArray(orders.status, ['new', 'confirmed', 'packed', 'shipped']),
        inArray(orders.payment_status, ['pending', 'failed', 'on_receipt']),
      ),
    )
  return unpaid?.quantity ?? 0
}

/** Returns an error when there would be more than the limit of unpaid units, those of a new order included. */
export function checkUnpaidLimit(
  units: number,
  lang: Locale,
  { rateLimiter, maxUnpaidUnits }: Pick<CheckoutContext, 'rateLimiter' | 'maxUnpaidUnits'>,
): CallError | null {
  if (!rateLimiter.isEnabled || units <= maxUnpaidUnits) return null
  return rateLimited(UNPAID_RETRY_AFTER, fill(words[lang].order.unpaid, { most: maxUnpaidUnits }))
}
