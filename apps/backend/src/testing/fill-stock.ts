import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { type DatabasePlace, openDatabase } from '../db/open.ts'

export type { DatabasePlace }

/** Nothing that is plentiful runs out while it is measured: a million pieces of whatever has more than 20. */
export async function fillStock(place: DatabasePlace): Promise<void> {
  const prepare = async (db: Database) => {
    await db.execute(sql`update options set "left" = 1000000 where "left" > 20`)
    await db.execute(
      sql`update products set "left" = (select sum("left") from options where product_id = products.id) where id in (select product_id from options)`,
    )
  }
  const { close } = await openDatabase(place, { prepare })
  await close()
}
