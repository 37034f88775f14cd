import { EVERYTHING_TAG } from '@shop/contract'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { renewSearchDocuments } from '../../catalogue-feed/search-index.ts'
import { bumpDataVersions } from '../../db/data-versions.ts'
import type { Database } from '../../db/database.ts'
import { openDatabase } from '../../db/open.ts'
import { milestones } from '../../db/schema/index.ts'
import { transact } from '../../db/transact.ts'
import { seedDemo, seedDemoDirectory } from '../../seed/seed-demo.ts'
import { copyGoods } from './copied-goods.ts'
import { addOrders, copyReviews } from './copied-history.ts'

const MILESTONE = 'generated catalogue'

/** Per product of the generated catalogue. */
const REVIEWS = 10
const ORDERS = 2

/** Thrown when a database has what a generated catalogue must not be mixed with. */
export class CatalogueRefused extends Error {
  override name = 'CatalogueRefused'
}

const State = z.object({ rows: z.tuple([z.object({ has_orders: z.boolean(), filled: z.string().nullable() })]) })

const tablesWithSequences = ['models', 'products'] as const
const tablesToAnalyse = [
  ...['models', 'products', 'product_texts', 'product_categories', 'product_facets', 'options', 'product_search'],
  ...['reviews', 'orders', 'order_items', 'order_history'],
]

/**
 * Fills a database that has the demo shop with generated goods, until there are `goods` products, 4 options, 10 reviews and 2 orders
 * for each, all with SQL on the server. Refuses a shop with orders unless `isMixing`, and one that was filled before.
 */
export async function fillCatalogue(db: Database, goods: number, { isMixing }: { isMixing: boolean }): Promise<void> {
  // The goods' documents are copied with them.
  await renewSearchDocuments(db)
  await transact(db, async tx => {
    const {
      rows: [{ has_orders, filled }],
    } = State.parse(
      await tx.execute(sql`
        select exists (select 1 from orders) as has_orders, (select value from milestones where name = ${MILESTONE}) as filled`),
    )
    if (filled !== null)
      throw new CatalogueRefused(`This database has a generated catalogue of ${filled} goods already.`)
    if (has_orders && !isMixing)
      throw new CatalogueRefused(
        'This shop has orders. With --despite-orders generated goods and orders are added to them.',
      )
    await copyGoods(tx, goods)
    await copyReviews(tx, goods * REVIEWS)
    await addOrders(tx, goods * ORDERS)
    for (const table of tablesWithSequences)
      await tx.execute(
        sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`,
      )
    await tx.insert(milestones).values({ name: MILESTONE, value: String(goods) })
    await bumpDataVersions(tx, [EVERYTHING_TAG])
  })
  for (const table of tablesToAnalyse) await db.execute(sql`vacuum (analyze) ${sql.identifier(table)}`)
}

/** Fills a database, which is seeded with the demo shop first. */
export async function fillDatabase(url: string, goods: number, options: { isMixing: boolean }): Promise<void> {
  const opened = await openDatabase(
    { url },
    {
      async prepare(db) {
        await seedDemo(db)
        await seedDemoDirectory(db)
      },
    },
  )
  try {
    await opened.longQuery(db => fillCatalogue(db, goods, options))
  } finally {
    await opened.close()
  }
}
