import { and, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from './db/database.ts'
import { carts, coupon_attempts, idempotency_keys, rate_limits, return_photos } from './db/schema/index.ts'

/** A cart is kept as long as the shopper's browser keeps its number. Source: spec §9. */
const CART_DAYS = 100
/** Nobody repeats a request after a month. */
const KEY_DAYS = 30

const INTERVAL_HOURS = 6

/** Removes what has had its time. */
export async function removeExpired(db: Database): Promise<void> {
  await db.delete(carts).where(lt(carts.updated_at, sql`now() - make_interval(days => ${CART_DAYS})`))
  await db
    .delete(idempotency_keys)
    .where(lt(idempotency_keys.created_at, sql`now() - make_interval(days => ${KEY_DAYS})`))
  await db.delete(coupon_attempts).where(lt(coupon_attempts.at, sql`now() - interval '1 day'`))
  await db
    .delete(return_photos)
    .where(and(isNull(return_photos.request_id), lt(return_photos.created_at, sql`now() - interval '1 day'`)))
  await db.delete(rate_limits).where(lt(rate_limits.started_at, sql`now() - interval '1 day'`))
}

/** Tidies now and then; whatever goes wrong is tried again the next time. Returns how to stop it. */
export function startCleanupJob(db: Database, failed: (error: unknown) => void): () => void {
  const run = () => void removeExpired(db).catch(failed)
  const soon = setTimeout(run, 60_000)
  const often = setInterval(run, INTERVAL_HOURS * 3_600_000)
  soon.unref()
  often.unref()
  return () => {
    clearTimeout(soon)
    clearInterval(often)
  }
}
