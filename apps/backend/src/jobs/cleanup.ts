import { and, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { UNPAID_DAYS } from '../checkout/order-limits.ts'
import type { Database } from '../db/database.ts'
import {
  account_tokens,
  carts,
  coupon_attempts,
  idempotency_keys,
  mails,
  oauth_states,
  order_codes,
  orders,
  photos,
  rate_limits,
  removed_cart_lines,
  sessions,
  subscribers,
} from '../db/schema/index.ts'
import type { Job } from './scheduler.ts'

/** Lifetime of an unchanged cart, equal to that of the browser's cart cookie. Source: spec §9. */
const CART_DAYS = 100
/** Lifetime of idempotency keys: no client repeats a request later. */
const KEY_DAYS = 30
/** Lifetime of an unconfirmed newsletter subscription. */
const UNCONFIRMED_DAYS = 30
/** Lifetime of a sent or failed mail, for support enquiries. Its key cannot be reused until it is deleted. */
const MAIL_DAYS = 90

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`

/** Deletes expired rows of every table with a limited lifetime, and what an order has for a limited time. */
export async function removeExpired(db: Database): Promise<void> {
  await db.delete(carts).where(lt(carts.updated_at, daysAgo(CART_DAYS)))
  await db.delete(idempotency_keys).where(lt(idempotency_keys.created_at, daysAgo(KEY_DAYS)))
  await db.delete(coupon_attempts).where(lt(coupon_attempts.at, daysAgo(1)))
  await db.delete(removed_cart_lines).where(lt(removed_cart_lines.removed_at, daysAgo(1)))
  await db
    .delete(photos)
    .where(and(isNull(photos.request_id), isNull(photos.review_id), lt(photos.created_at, daysAgo(1))))
  await db
    .update(orders)
    .set({ placed_from: null })
    .where(and(isNotNull(orders.placed_from), lt(orders.created_at, daysAgo(UNPAID_DAYS))))
  await db.delete(rate_limits).where(lt(rate_limits.started_at, daysAgo(1)))
  await db.delete(sessions).where(lt(sessions.expires_at, sql`now()`))
  await db.delete(account_tokens).where(lt(account_tokens.expires_at, sql`now()`))
  await db.delete(order_codes).where(lt(order_codes.expires_at, sql`now()`))
  await db.delete(oauth_states).where(lt(oauth_states.created_at, daysAgo(1)))
  await db
    .delete(subscribers)
    .where(and(isNull(subscribers.confirmed_at), lt(subscribers.created_at, daysAgo(UNCONFIRMED_DAYS))))
  await db
    .delete(mails)
    .where(and(or(isNotNull(mails.sent_at), isNotNull(mails.failed_at)), lt(mails.created_at, daysAgo(MAIL_DAYS))))
}

export const cleanupJob = (db: Database): Job => ({
  name: 'clean-up',
  cron: '17 */6 * * *',
  run: () => removeExpired(db),
})
