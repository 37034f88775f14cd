import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/**
 * Runs writes of one transaction as one statement, in one round trip. None of them sees what another writes, their order is not
 * defined, and no two may write the same row.
 */
export async function combineWrites(tx: Database, writes: readonly SQLWrapper[]): Promise<void> {
  const named = writes.map((write, index) => sql`${sql.identifier(`write_${index}`)} as ${write}`)
  await tx.execute(sql`with ${sql.join(named, sql`, `)} select 1`)
}
