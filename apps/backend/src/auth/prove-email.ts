import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { account_tokens, orders, users } from '../db/schema/index.ts'
import type { Context } from '../wire/handler.ts'
import { rememberDevice } from './known-device.ts'
import { endSessions, type UserRow } from './sessions.ts'

/** Assigns guest orders to the customer who has proved that their e-mail is theirs. */
const claimOrders = (tx: Database, { id, email }: UserRow) =>
  tx
    .update(orders)
    .set({ user_id: id })
    .where(and(isNull(orders.user_id), eq(sql`lower(${orders.email})`, email)))

/** Ends every session and revokes every mailed token. */
export async function revokeAccess(tx: Database, userId: number): Promise<void> {
  await tx.delete(account_tokens).where(eq(account_tokens.user_id, userId))
  await endSessions(tx, userId)
}

/** Marks the e-mail as confirmed and claims the guest orders of this e-mail. */
export async function confirmEmail(tx: Database, user: UserRow): Promise<UserRow> {
  const confirmed = { ...user, email_confirmed_at: user.email_confirmed_at ?? new Date() }
  if (user.email_confirmed_at === null)
    await tx.update(users).set({ email_confirmed_at: confirmed.email_confirmed_at }).where(eq(users.id, user.id))
  await claimOrders(tx, user)
  return confirmed
}

/**
 * As `confirmEmail`, for the press of a mailed link. Only in a session of the account does it prove that one person has both: a stranger
 * may have registered with the e-mail of a buyer, who presses what is mailed to them, and would get the buyer's orders.
 */
export async function confirmPressed(tx: Database, user: UserRow, context: Context): Promise<void> {
  if (context.customer?.id === user.id) rememberDevice(await confirmEmail(tx, user), context)
  else await tx.update(users).set({ email_acknowledged_at: sql`now()` }).where(eq(users.id, user.id))
}

/**
 * As `confirmEmail`, for a proof without the account's password. If the e-mail was unconfirmed, an attacker may have
 * registered it in advance: password, Google account, sessions and tokens are revoked.
 */
export async function takeOverUnconfirmed(tx: Database, user: UserRow): Promise<UserRow> {
  if (user.email_confirmed_at !== null) return confirmEmail(tx, user)
  await revokeAccess(tx, user.id)
  await tx.update(users).set({ password_hash: null, google_subject: null }).where(eq(users.id, user.id))
  return confirmEmail(tx, { ...user, password_hash: null, google_subject: null })
}
