import { GUEST_STORAGE_DAYS } from '@shop/contract'
import { lt, sql } from 'drizzle-orm'
import type { Database } from './db/database.ts'
import {
  account_tokens,
  carts,
  coupon_attempts,
  idempotency_keys,
  oauth_states,
  rate_limits,
  sessions,
} from './db/schema/index.ts'

/** Idempotency keys are deleted after this time: no client repeats a request so late. */
const IDEMPOTENCY_KEY_DAYS = 30

const INTERVAL_HOURS = 6

/** Deletes expired carts, idempotency keys and rate limits. A cart expires when the browser's cart cookie does. */
export async function removeExpired(db: Database): Promise<void> {
  await db.delete(carts).where(lt(carts.updated_at, sql`now() - make_interval(days => ${GUEST_STORAGE_DAYS})`))
  await db
    .delete(idempotency_keys)
    .where(lt(idempotency_keys.created_at, sql`now() - make_interval(days => ${IDEMPOTENCY_KEY_DAYS})`))
  await db.delete(coupon_attempts).where(lt(coupon_attempts.at, sql`now() - interval '1 day'`))
  await db.delete(rate_limits).where(lt(rate_limits.started_at, sql`now() - interval '1 day'`))
  await db.delete(sessions).where(lt(sessions.expires_at, sql`now()`))
  await db.delete(account_tokens).where(lt(account_tokens.expires_at, sql`now()`))
  await db.delete(oauth_states).where(lt(oauth_states.created_at, sql`now() - interval '1 day'`))
}

/** Runs a minute after the start and then at an interval; a failed run is repeated at the next one. Returns a function that stops it. */
export function startCleanupJob(db: Database, onError: (error: unknown) => void): () => void {
  const run = () => void removeExpired(db).catch(onError)
  const firstRun = setTimeout(run, 60_000)
  const interval = setInterval(run, INTERVAL_HOURS * 3_600_000)
  firstRun.unref()
  interval.unref()
  return () => {
    clearTimeout(firstRun)
    clearInterval(interval)
  }
}
