import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { type CallResult, isCallError, unauthorised } from '../wire/call-result.ts'
import type { Customer } from '../wire/handler.ts'
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

/** Runs `work` in a transaction with the customer locked; a refusal takes back what it has written. */
export const withLockedUser = <Data>(
  { db, customer }: { db: Database; customer: Customer },
  work: (tx: Database, user: UserRow) => Promise<CallResult<Data>>,
): Promise<CallResult<Data>> =>
  transact<CallResult<Data>>(
    db,
    async tx => {
      const user = await lockUser(tx, customer.id)
      return user ? work(tx, user) : unauthorised()
    },
    isCallError,
  )
