import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema/index.ts'
import type { UserRow } from './sessions.ts'

/** How an address is stored and compared. */
export const normaliseEmail = (email: string): string => email.toLowerCase()

export async function findUserByEmail(db: Database, email: string): Promise<UserRow | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.email, normaliseEmail(email)))
  return user ?? null
}

/** Locks the row until the end of the transaction, so that changes of an account are serialised. */
export async function lockUser(tx: Database, id: number): Promise<UserRow | null> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('no key update')
  return user ?? null
}
