import { SHOWN_STOCK_MAX } from '@shop/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { type DatabasePlace, openDatabase } from '../db/open.ts'

export type { DatabasePlace }

/** Sets a stock of a million pieces where it is above `SHOWN_STOCK_MAX`, so that no measurement sells it out. */
export async function fillStock(place: DatabasePlace): Promise<void> {
  const prepare = async (db: Database) => {
    await db.execute(sql`update options set "left" = 1000000 where "left" > ${SHOWN_STOCK_MAX}`)
    await db.execute(
      sql`update products set "left" = (select sum("left") from options where product_id = products.id) where id in (select product_id from options)`,
    )
  }
  const { close } = await openDatabase(place, { prepare })
  await close()
}
