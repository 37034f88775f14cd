import Bowser from 'bowser'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { sessions, type users } from '../db/schema/index.ts'
import { createToken, hashToken } from './access-token.ts'

export type UserRow = typeof users.$inferSelect

/** Days that a session lasts after it was last used. */
export const SESSION_DAYS = 100

export const toUser = ({ id, name, last_name, email, phone, email_confirmed_at, email_acknowledged_at }: UserRow) => ({
  id,
  name,
  last_name,
  email,
  phone,
  email_confirmed: (email_confirmed_at ?? email_acknowledged_at) !== null,
})

/** Browser and operating system, e.g. `Firefox, Windows`; empty when neither is known. */
function deviceOf(userAgent: string): string {
  if (userAgent === '') return ''
  const { browser, os } = Bowser.parse(userAgent)
  return [browser.name, os.name].filter(Boolean).join(', ').slice(0, 100)
}

/** Creates a session and returns the data of a sign-in. */
export async function startSession(tx: Database, user: UserRow, userAgent: string) {
  const access_token = createToken()
  await tx.insert(sessions).values({
    user_id: user.id,
    token_hash: hashToken(access_token),
    device: deviceOf(userAgent),
    expires_at: sql`now() + make_interval(days => ${SESSION_DAYS})`,
  })
  return { access_token, expires_in: SESSION_DAYS * 86_400, user: toUser(user) }
}

/** Ends all sessions of a customer except one. */
export const endSessions = (tx: Database, userId: number, except?: number) =>
  tx
    .delete(sessions)
    .where(and(eq(sessions.user_id, userId), except === undefined ? undefined : ne(sessions.id, except)))
