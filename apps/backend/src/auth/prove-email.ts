import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { account_tokens, orders, users } from '../db/schema/index.ts'
import { endSessions, type UserRow } from './sessions.ts'

/** Gives a customer the orders that were made as a guest with the address that has just been proved to be theirs. */
const claimOrders = (tx: Database, { id, email }: UserRow) =>
  tx
    .update(orders)
    .set({ user_id: id })
    .where(and(isNull(orders.user_id), eq(sql`lower(${orders.email})`, email)))

/** Takes away every way into an account, and every link that would lead to one. */
export async function revokeAccess(tx: Database, userId: number): Promise<void> {
  await tx.delete(account_tokens).where(eq(account_tokens.user_id, userId))
  await endSessions(tx, userId)
}

/** Writes down that the address of an account belongs to its customer, and gives them what was ordered with it. */
export async function confirmEmail(tx: Database, user: UserRow): Promise<UserRow> {
  const confirmed = { ...user, email_confirmed_at: user.email_confirmed_at ?? new Date() }
  if (user.email_confirmed_at === null)
    await tx.update(users).set({ email_confirmed_at: confirmed.email_confirmed_at }).where(eq(users.id, user.id))
  await claimOrders(tx, user)
  return confirmed
}

/**
 * As `confirmEmail`, for whoever proves the address without the account's password. Somebody else may have registered with
 * the address before and be waiting for its owner: what they could still get in with is gone.
 */
export async function takeOverUnconfirmed(tx: Database, user: UserRow): Promise<UserRow> {
  if (user.email_confirmed_at !== null) return confirmEmail(tx, user)
  await revokeAccess(tx, user.id)
  await tx.update(users).set({ password_hash: null, google_subject: null }).where(eq(users.id, user.id))
  return confirmEmail(tx, { ...user, password_hash: null, google_subject: null })
}
