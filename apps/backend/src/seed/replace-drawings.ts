import { eq, inArray, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { bumpDataVersions, EVERYTHING_TAG } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import { articles, banners, categories, milestones, type Picture, products } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { placeholder } from '../pictures/index.ts'
import { canonicalJson } from '../platform/canonical-json.ts'
import { articleRows, articleTitles, bannerRows } from './demo-content.ts'
import { goodsRows } from './goods-rows.ts'

const MILESTONE = 'pictures'
const VERSION = 'files'

/** What former versions stored instead of a file: the parameters of a generator. */
const Drawing = z.looseObject({ family: z.string(), view: z.string() })

/** Columns of one picture. */
const columns = [
  ['categories', 'picture'],
  ['articles', 'picture'],
  ['pages', 'picture'],
  ['banners', 'scene'],
  ['order_items', 'picture'],
  ['product_pictures', 'picture'],
] as const

const isOfView = ({ file }: Picture, view: string) => file.endsWith(`-${view}.svg`) || file.startsWith(`demo/${view}-`)

interface DemoRows {
  goods: ReturnType<typeof goodsRows>
  articles: ReturnType<typeof articleRows>
  banners: ReturnType<typeof bannerRows>
}

/** Finds the files of the drawings that the shop has by the goods, categories, articles and banners that they are pictures of. */
async function filesOf(tx: Database, demo: DemoRows): Promise<{ drawing: unknown; picture: Picture }[]> {
  const { goods } = demo
  const files = new Map<string, { drawing: unknown; picture: Picture }>()
  const add = (stored: unknown, pictures: readonly Picture[]) => {
    const { data: drawing } = Drawing.safeParse(stored)
    const picture = drawing && (pictures.find(own => isOfView(own, drawing.view)) ?? pictures[0])
    const key = canonicalJson(drawing ?? null)
    if (picture && !files.has(key)) files.set(key, { drawing, picture })
  }
  const known = await tx
    .select({ code: products.code, slug: products.slug, pictures: products.pictures })
    .from(products)
    .where(
      or(
        inArray(
          products.code,
          goods.products.map(({ code }) => code),
        ),
        inArray(
          products.slug,
          goods.products.map(({ slug }) => slug),
        ),
      ),
    )
  for (const { code, slug, pictures } of known) {
    const known = goods.products.find(own => own.code === code) ?? goods.products.find(own => own.slug === slug)
    for (const stored of pictures) add(stored, known?.pictures ?? [])
  }
  for (const { slug, picture } of await tx.select().from(categories))
    add(
      picture,
      goods.categories.flatMap(own => (own.slug === slug && own.picture ? [own.picture] : [])),
    )
  for (const { slug, picture } of await tx.select().from(articles))
    add(
      picture,
      demo.articles.flatMap(own => (own.slug === slug && own.picture ? [own.picture] : [])),
    )
  // Only the seed has written drawn ones, in this order.
  for (const { id, scene } of await tx.select().from(banners))
    add(
      scene,
      demo.banners.slice(id - 1, id).flatMap(own => own.scene ?? []),
    )
  const Ordered = z.object({ rows: z.array(z.object({ picture: z.unknown(), code: z.string() })) })
  const { rows } = Ordered.parse(
    await tx.execute(sql`select distinct on (picture) picture, code from order_items where picture ? 'family'`),
  )
  // A product that has been removed or given other pictures since.
  for (const { picture, code } of rows)
    add(picture, goods.products.find(own => own.code === code || code.startsWith(`${own.code}-`))?.pictures ?? [])
  return [...files.values()]
}

function readDemoRows(): DemoRows {
  const articles = articleRows()
  const goods = goodsRows(articleTitles(articles))
  const products = new Map(goods.products.map(({ slug, id }) => [slug, id]))
  return { goods, articles, banners: bannerRows(products) }
}

async function hasDrawings(db: Database): Promise<boolean> {
  const drawn = columns.map(
    ([table, column]) => sql`select from ${sql.identifier(table)} where ${sql.identifier(column)} ? 'family'`,
  )
  const Found = z.object({ rows: z.array(z.unknown()) })
  const { rows } = Found.parse(
    await db.execute(
      sql`${sql.join([sql`select from products where pictures @? '$[*].family'`, ...drawn], sql` union all `)} limit 1`,
    ),
  )
  return rows.length > 0
}

/** Replaces the drawings in a database of a former version by the files that show the same. Runs once. */
export async function replaceDrawings(db: Database): Promise<void> {
  const isDone = async (tx: Database) =>
    (await tx.select().from(milestones).where(eq(milestones.name, MILESTONE))).length > 0
  if (await isDone(db)) return
  // Before the transaction, which must not be idle for long. A new shop has none.
  const drawn = (await hasDrawings(db)) ? readDemoRows() : null
  await transact(db, async tx => {
    await tx.execute(sql`lock table ${milestones} in exclusive mode`)
    if (await isDone(tx)) return
    await tx.insert(milestones).values({ name: MILESTONE, value: VERSION })
    const unknown = sql`${JSON.stringify(placeholder())}::jsonb`
    await tx.execute(sql`
      create temp table drawn on commit drop as
      select drawing, picture from jsonb_to_recordset(${JSON.stringify(drawn ? await filesOf(tx, drawn) : [])}::jsonb) as row (drawing jsonb, picture jsonb)`)
    await tx.execute(sql`analyze drawn`)
    for (const [table, column] of columns) {
      const own = sql`${sql.identifier(table)}.${sql.identifier(column)}`
      await tx.execute(sql`
        update ${sql.identifier(table)} set ${sql.identifier(column)} = drawn.picture from drawn where ${own} = drawn.drawing`)
      await tx.execute(sql`
        update ${sql.identifier(table)} set ${sql.identifier(column)} = ${unknown} where ${own} ? 'family'`)
    }
    await tx.execute(sql`
      update products set pictures = own.pictures
      from (
        select products.id, jsonb_agg(
          case when item ? 'family' then coalesce(drawn.picture, ${unknown}) else item end order by at
        ) as pictures
        from products
        cross join jsonb_array_elements(products.pictures) with ordinality as list (item, at)
        left join drawn on drawn.drawing = item
        where products.pictures @? '$[*].family'
        group by products.id
      ) as own
      where own.id = products.id`)
    await bumpDataVersions(tx, [EVERYTHING_TAG])
  })
}
