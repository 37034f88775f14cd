import { and, eq, gt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { isDatabaseUnavailable } from '../db/errors.ts'
import { checked } from '../db/rows.ts'
import { sessions } from '../db/schema/index.ts'
import type { Customer } from '../wire/handler.ts'
import { hashToken } from './access-token.ts'
import { SESSION_DAYS } from './sessions.ts'

const BEARER = /^Bearer ([\w-]{20,128})$/i

/** Minimum number of seconds between two updates of `last_seen_at`, so that most reads write nothing. */
const TOUCH_SECONDS = 300

/**
 * The customer of a header `Authorization: Bearer <access_token>`; null without one, and when its session is unknown, ended
 * or expired. A session that is used lasts longer from then on.
 */
export async function authenticate(db: Database, authorization: string | undefined): Promise<Customer | null> {
  const token = BEARER.exec(authorization ?? '')?.[1]
  if (token === undefined) return null
  const [found] = await db
    .select({
      id: sessions.user_id,
      sessionId: sessions.id,
      stale: sql`${sessions.last_seen_at} < now() - make_interval(secs => ${TOUCH_SECONDS})`.mapWith(
        checked(z.boolean()),
      ),
    })
    .from(sessions)
    .where(and(eq(sessions.token_hash, hashToken(token)), gt(sessions.expires_at, sql`now()`)))
  if (!found) return null
  const { stale, ...customer } = found
  if (stale) await touchSession(db, customer.sessionId)
  return customer
}

async function touchSession(db: Database, id: number): Promise<void> {
  try {
    await db
      .update(sessions)
      .set({ last_seen_at: sql`now()`, expires_at: sql`now() + make_interval(days => ${SESSION_DAYS})` })
      .where(eq(sessions.id, id))
  } catch (error) {
    // Reads must work when the disk is full.
    if (!isDatabaseUnavailable(error)) throw error
  }
}
