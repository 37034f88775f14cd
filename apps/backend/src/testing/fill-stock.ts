import { sql } from 'drizzle-orm'
import { type DatabasePlace, openDatabase } from '../db/open.ts'

export type { DatabasePlace }

/** Nothing that is plentiful runs out while it is measured: a million pieces of whatever has more than 20. */
export async function fillStock(place: DatabasePlace): Promise<void> {
  const { db, close } = await openDatabase(place)
  try {
    await db.execute(sql`update options set "left" = 1000000 where "left" > 20`)
  } finally {
    await close()
  }
}
