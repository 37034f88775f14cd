import { eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { demoPoints, demoSettlements } from '../adapters/carrier/demo-directory/records.ts'
import type { Database } from '../db/database.ts'
import * as tables from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { writePoints, writeSettlements } from '../delivery/write-directory.ts'
import { goodsRows, loadKnown, readGoods, writeGoods } from '../goods-files/index.ts'
import { demoPicture } from '../pictures/index.ts'
import { bannerResource } from '../shop-cli/banner-command.ts'
import { benefitResource } from '../shop-cli/benefit-command.ts'
import { categoryResource } from '../shop-cli/category-command.ts'
import { articleResources, pageResource } from '../shop-cli/content-command.ts'
import { couponResource } from '../shop-cli/coupon-command.ts'
import { homeResource, pinResource } from '../shop-cli/home-command.ts'
import { menuResource } from '../shop-cli/menu-command.ts'
import type { Resource, Write } from '../shop-cli/resource.ts'
import { yaml } from '../shop-cli/resource-file.ts'
import { synonymResource } from '../shop-cli/synonyms-command.ts'
import { importEntries } from '../shop-cli/write-entries.ts'
import { demo, demoGoods, questionRows, reviewRows, settingsRows } from './demo-content.ts'

/** The day as of which the files say since when goods are sold: the newest of a shop that is filled later are as new as they were then. */
const AS_OF = '2026-11-27'

/** Inserts rows as one document: a parameter for each value takes twice as long. A column that a row does not state is null. */
async function insertAll<Table extends PgTable>(
  tx: Database,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  const names = new Set(rows.flatMap(row => Object.keys(row)))
  const columns = sql.join(
    [...names].map(name => sql.identifier(name)),
    sql`, `,
  )
  await tx.execute(
    sql`insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)`,
  )
}

/** As an operator does it. `given`: what the files leave out. */
async function importFiles(
  tx: Database,
  resource: Resource,
  files: readonly string[],
  { given = (write: Write) => write, isReplacing = false } = {},
) {
  const context = {
    db: tx,
    clock: () => new Date(),
    confirm: () => undefined,
    originals: '',
    publicUrl: '',
    workingDirectory: demo.folder,
  }
  const paths = files.map(file => demo.folder + file)
  const { writes, faults } = await (resource.format ?? yaml).read(resource, context, paths)
  await importEntries(resource, context, { writes: writes.map(given), faults }, { replace: isReplacing })
}

/** The name of the picture is that of the article. */
const illustrated =
  (kind: string) =>
  (write: Write): Write => ({ ...write, changes: [...write.changes, ['picture', `${kind}-${write.key}`]] })

/** Goods are imported as those of any merchant; what is said about them, and the date of the demo, are added. */
async function addGoods(tx: Database): Promise<void> {
  const goods = readGoods(demoGoods, await loadKnown(tx))
  const names = new Set(goods.models.flatMap(({ colours }) => colours.flatMap(({ pictures }) => pictures)))
  const pictures = new Map([...names].map(name => [name, demoPicture(name)]))
  await writeGoods(tx, goodsRows(goods, { pictures, now: new Date() }))
  await tx.execute(
    sql`update products set since = since + (current_date - ${AS_OF}::date) * interval '1 day' where current_date > ${AS_OF}::date`,
  )
  const firsts = await tx
    .selectDistinctOn([tables.models.id], {
      slug: tables.models.slug,
      model_id: tables.models.id,
      product_id: tables.products.id,
    })
    .from(tables.models)
    .innerJoin(tables.products, eq(tables.products.model_id, tables.models.id))
    .orderBy(tables.models.id, tables.products.position)
  const about = new Map(firsts.map(({ slug, ...ids }) => [slug, ids]))
  await insertAll(tx, tables.reviews, reviewRows(about))
  await insertAll(tx, tables.product_questions, questionRows(about))
  await tx.execute(sql`
    update models set rating = aggregated.rating, reviews_count = aggregated.count
    from (select model_id, round(avg(grade), 1) as rating, count(*) as count from reviews group by model_id) as aggregated
    where aggregated.model_id = models.id`)
}

/** Fills a database in one transaction, once. Returns whether it did. */
const fillOnce =
  (name: string, version: string, fill: (tx: Database) => Promise<void>) =>
  async (db: Database): Promise<boolean> => {
    const isDone = async (on: Database) => (await on.$count(tables.milestones, eq(tables.milestones.name, name))) > 0
    if (await isDone(db)) return false
    return transact(db, async tx => {
      // Processes that start at the same time wait here until the first has committed.
      await tx.execute(sql`lock table ${tables.milestones} in exclusive mode`)
      if (await isDone(tx)) return false
      await fill(tx)
      await tx.insert(tables.milestones).values({ name, value: version })
      return true
    })
  }

/** The demo shop, into an empty database. */
export const seedDemo = fillOnce('demo shop', '7', async tx => {
  await insertAll(tx, tables.settings, settingsRows())
  await importFiles(tx, pageResource, demo.files('pages/', '.md'))
  for (const resource of articleResources)
    await importFiles(tx, resource, demo.files(`${resource.name}/`, '.md'), { given: illustrated(resource.name) })
  await importFiles(tx, categoryResource, ['categories.yaml'])
  await addGoods(tx)
  // The categories have put themselves into the catalogue.
  await importFiles(tx, menuResource, ['menus.yaml'], { isReplacing: true })
  await importFiles(tx, bannerResource, ['banners.yaml'])
  await importFiles(tx, benefitResource, ['benefits.yaml'])
  await importFiles(tx, homeResource, ['home.yaml'])
  await importFiles(tx, pinResource, ['pins.yaml'])
  await importFiles(tx, couponResource, ['coupons.yaml'])
  await importFiles(tx, synonymResource, ['synonyms.yaml'])
})

/** The demo directory of settlements and points. */
export const seedDemoDirectory = fillOnce('demo directory', '1', async tx => {
  const options = { directory: 'demo', seenAt: new Date() } as const
  const points = demoPoints()
  await writeSettlements(tx, demoSettlements(), options)
  // One statement can name 65,535 rows.
  for (let from = 0; from < points.length; from += 5_000)
    await writePoints(tx, points.slice(from, from + 5_000), options)
  await tx.execute(sql`analyze carrier_settlements, carrier_settlement_names, carrier_points`)
})
