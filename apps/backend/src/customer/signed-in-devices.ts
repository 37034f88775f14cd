import { profileSessions, profileSessionsEnd, type SignedInDevice } from '@shop/contract'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../db/database.ts'
import { sessions } from '../db/schema/index.ts'
import { notFound, ok } from '../wire/call-result.ts'
import { type Customer, defineCustomerHandler } from '../wire/handler.ts'

/** The current session first, then by last use. */
export async function listDevices(db: Database, customer: Customer): Promise<z.input<typeof SignedInDevice>[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_id, customer.id), gt(sessions.expires_at, sql`now()`)))
    .orderBy(desc(eq(sessions.id, customer.sessionId)), desc(sessions.last_seen_at), desc(sessions.id))
  return rows.map(({ id, device, created_at, last_seen_at }) => ({
    id,
    device,
    current: id === customer.sessionId,
    created: created_at.toISOString(),
    last_seen: last_seen_at.toISOString(),
  }))
}

export const signedInDevices = [
  defineCustomerHandler(profileSessions, async (_, { db, customer }) => ok(await listDevices(db, customer))),
  defineCustomerHandler(profileSessionsEnd, async (body, { db, customer }) => {
    const ended = await db
      .delete(sessions)
      .where(and(eq(sessions.user_id, customer.id), 'id' in body ? eq(sessions.id, body.id) : undefined))
      .returning({ id: sessions.id })
    return ended.length > 0 ? ok(await listDevices(db, customer)) : notFound()
  }),
]
