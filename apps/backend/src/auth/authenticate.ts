import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { sessions, users } from '../db/schema/index.ts'
import { hashToken } from './access-token.ts'

/** Who makes a call, as known from its access token. */
export interface Customer {
  id: number
  sessionId: number
}

const BEARER = /^Bearer ([\w-]{20,128})$/i

/** The customer of a header `Authorization: Bearer <access_token>`; null without one, and when its session is unknown, ended or expired. */
export async function authenticate(db: Database, authorization: string | undefined): Promise<Customer | null> {
  const token = BEARER.exec(authorization ?? '')?.[1]
  if (token === undefined) return null
  const [found] = await db
    .select({ id: users.id, sessionId: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(sessions.token_hash, hashToken(token)), gt(sessions.expires_at, sql`now()`)))
  return found ?? null
}
