import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { countFormerWords, indexProducts, type WordCounts } from '../catalogue-feed/search-index.ts'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'
import {
  facet_values,
  facets,
  models,
  options,
  product_categories,
  product_facets,
  product_texts,
  products,
} from '../db/schema/index.ts'
import { redirectFormerAddresses, rememberAddresses } from '../redirects/follow-products.ts'
import { reserveProducts } from '../stock/stock.ts'
import { mailBackInStock } from '../stock-requests/back-in-stock.ts'
import { WrongFiles } from '../values/data-folder.ts'
import type { GoodsRows } from './goods-rows.ts'

/** Codes of products. */
export interface WrittenGoods {
  added: readonly string[]
  changed: readonly string[]
}

/** Rows as a source: `own` has the columns of a table, `item` all that was given, `at` its place from 1. */
const from = (table: PgTable, rows: readonly object[]): SQL => sql`
  jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as list (item, at)
  cross join lateral jsonb_populate_record(null::${table}, item) as own`

const ofProduct = sql`join products p on p.code = item->>'of'`

const names = (columns: readonly string[]) =>
  sql.join(
    columns.map(column => sql.identifier(column)),
    sql`, `,
  )
const ownColumns = (columns: readonly string[]) =>
  sql.join(
    columns.map(column => sql`own.${sql.identifier(column)}`),
    sql`, `,
  )
/** The end of an insert: rows that are there take the new values where these differ. */
const orUpdate = (table: PgTable, key: readonly string[], columns: readonly string[]): SQL => {
  const excluded = columns.map(column => sql`excluded.${sql.identifier(column)}`)
  const present = columns.map(column => sql`${table}.${sql.identifier(column)}`)
  return sql`on conflict (${names(key)}) do update set (${names(columns)}) = row (${sql.join(excluded, sql`, `)})
    where (${sql.join(present, sql`, `)}) is distinct from (${sql.join(excluded, sql`, `)})`
}

const textColumns = ['name', 'summary', 'description', 'standards', 'technical_data', 'characteristics']
const modelColumns = ['line', 'size_chart', 'return_policy']
const productColumns = [
  ...['slug', 'position', 'price', 'old_price', 'hit', 'colours', 'swatch', 'pictures'],
  ...['weight', 'package_length', 'package_width', 'package_height'],
]

async function writeFilters(tx: Database, rows: GoodsRows): Promise<void> {
  await tx.execute(sql`
    insert into facets (id, position, names)
    select own.id, coalesce((select max(position) from facets), -1) + at, own.names
    from ${from(facets, rows.facets)} order by at
    ${orUpdate(facets, ['id'], ['names'])}`)
  await tx.execute(sql`
    insert into facet_values (facet_id, value, position, names)
    select own.facet_id, own.value, coalesce(own.position,
      (select coalesce(max(v.position) + 1, 0) from facet_values v where v.facet_id = own.facet_id)
        + row_number() over (partition by own.facet_id order by at) - 1), own.names
    from ${from(facet_values, rows.facet_values)} order by at
    ${orUpdate(facet_values, ['facet_id', 'value'], ['names'])}`)
}

const Ids = rowsOf({ id: z.int() })
const Written = rowsOf({ id: z.int(), is_new: z.boolean() })

/** Replaces what products have in a table of pairs, and returns the products whose pairs differ. */
async function replacePairs(tx: Database, table: PgTable, column: SQL, wanted: SQL): Promise<number[]> {
  const rows = Ids.parse(
    await tx.execute(sql`
      with wanted as (${wanted}), removed as (
        delete from ${table} t where t.product_id in (select product_id from wanted)
          and (t.product_id, ${column}) not in (select * from wanted)
        returning t.product_id as id
      ), added as (
        insert into ${table} select * from wanted on conflict do nothing returning product_id as id
      )
      select id from removed union select id from added`),
  )
  return rows.map(({ id }) => id)
}

/** Inserts and updates the goods; returns the ids of products that are new, and of those that were changed. */
async function writeRows(tx: Database, rows: GoodsRows): Promise<{ added: number[]; changed: Set<number> }> {
  const changed = new Set<number>()
  const record = async (query: SQL) => {
    for (const { id } of Ids.parse(await tx.execute(query))) changed.add(id)
  }
  await record(sql`
    with written as (
      insert into models (slug, ${names(modelColumns)})
      select own.slug, ${ownColumns(modelColumns)} from ${from(models, rows.models)} order by at
      ${orUpdate(models, ['slug'], modelColumns)} returning id
    )
    select p.id from products p join written on written.id = p.model_id`)
  const placed = ['model_id', 'category_id', 'section_id']
  const written = Written.parse(
    await tx.execute(sql`
      insert into products (code, ${names(placed)}, ${names(productColumns)}, "left", options_count, popularity, since)
      select own.code, m.id, c.id, s.id, ${ownColumns(productColumns)}, own.left, own.options_count, own.popularity, own.since
      from ${from(products, rows.products)}
      join models m on m.slug = item->>'model' join categories c on c.slug = item->>'category'
      left join categories s on s.slug = item->>'section'
      order by at
      ${orUpdate(products, ['code'], [...placed, ...productColumns])} returning id, (xmax = 0) as is_new`),
  )
  for (const { id } of written) changed.add(id)
  await record(sql`
    insert into product_texts (product_id, lang, ${names(textColumns)})
    select p.id, own.lang, ${ownColumns(textColumns)} from ${from(product_texts, rows.product_texts)} ${ofProduct} order by at
    ${orUpdate(product_texts, ['product_id', 'lang'], textColumns)} returning product_id as id`)
  for (const id of await replacePairs(
    tx,
    product_categories,
    sql`t.category_id`,
    sql`select p.id as product_id, c.id as category_id
      from ${from(product_categories, rows.product_categories)} ${ofProduct} join categories c on c.slug = item->>'category'`,
  ))
    changed.add(id)
  for (const id of await replacePairs(
    tx,
    product_facets,
    sql`t.facet_id, t.value`,
    sql`select p.id as product_id, own.facet_id, own.value from ${from(product_facets, rows.product_facets)} ${ofProduct}`,
  ))
    changed.add(id)
  await record(sql`
    insert into options (product_id, position, name, code, price, "left")
    select p.id, own.position, own.name, own.code, own.price, own.left from ${from(options, rows.options)} ${ofProduct} order by at
    ${orUpdate(options, ['product_id', 'name'], ['position', 'price', 'left'])} returning product_id as id`)
  // A file states all sizes of its products.
  await record(sql`
    update options o set "left" = 0 from products p
    where p.id = o.product_id and p.code = any(${codesOf(rows)}) and o.left > 0 and o.name not in (
      select own.name from ${from(options, rows.options)} where item->>'of' = p.code
    ) returning p.id`)
  await record(sql`
    update products p set "left" = own.left, options_count = (select count(*) from options o where o.product_id = p.id)
    from ${from(products, rows.products)}
    where p.code = own.code and (p.left, p.options_count) is distinct from
      (own.left, (select count(*)::int from options o where o.product_id = p.id)) returning p.id`)
  const added = written.flatMap(({ id, is_new }) => (is_new ? [id] : []))
  for (const id of added) changed.delete(id)
  return { added, changed }
}

const codesOf = ({ products: all }: GoodsRows): SQL => sql`${sql.param(all.map(({ code }) => code))}::text[]`

const Taken = rowsOf({ field: z.string(), value: z.string(), code: z.string() })

/** Addresses and codes that belong to other products of the shop. */
async function checkTaken(tx: Database, rows: GoodsRows): Promise<void> {
  const taken = Taken.parse(
    await tx.execute(sql`
      select 'slug' as field, own.slug as value, p.code from ${from(products, rows.products)}
      join products p on p.slug = own.slug where p.code <> own.code
      union all
      select 'size', own.code, p.code from ${from(options, rows.options)}
      join options o on o.code = own.code join products p on p.id = o.product_id
      where p.code <> item->>'of' or o.name <> own.name
      union all
      select 'size', own.code, p.code from ${from(options, rows.options)}
      join products p on p.code = own.code where p.code <> item->>'of'
      union all
      select 'code', own.code, p.code from ${from(products, rows.products)}
      join options o on o.code = own.code join products p on p.id = o.product_id where p.code <> own.code
      order by 1, 2`),
  )
  if (taken.length > 0)
    throw new WrongFiles(
      taken.map(({ field, value, code }) => `${field} ${value}: It belongs to another product of the shop, ${code}.`),
    )
}

const Waiting = rowsOf({ id: z.int(), option_id: z.int().nullable() })

/** Products and sizes of the files that are sold out and waited for. */
const waitedFor = async (tx: Database, rows: GoodsRows) =>
  Waiting.parse(
    await tx.execute(sql`
      select distinct p.id, r.option_id from stock_requests r join products p on p.id = r.product_id
      left join options o on o.id = r.option_id
      where p.code = any(${codesOf(rows)}) and coalesce(o.left, p.left) = 0`),
  )

/**
 * Writes what differs from the shop, in the transaction of the caller. Throws `WrongFiles` when something belongs to other products.
 * Products and sizes that the rows have not stay, but sizes of the products that they have: those are sold out.
 */
export async function writeGoods(tx: Database, rows: GoodsRows): Promise<WrittenGoods> {
  await checkTaken(tx, rows)
  const own = sql`select id from products where code = any(${codesOf(rows)})`
  await reserveProducts(tx, own)
  const waiting = await waitedFor(tx, rows)
  const counts: WordCounts = new Map()
  await countFormerWords(tx, counts, own)
  await rememberAddresses(tx, own)
  await writeFilters(tx, rows)
  const { added, changed } = await writeRows(tx, rows)
  if (added.length + changed.size === 0) return { added: [], changed: [] }
  await redirectFormerAddresses(tx, own)
  await indexProducts(tx, counts, own)
  const still = await waitedFor(tx, rows)
  const isWaiting = ({ id, option_id }: (typeof waiting)[number]) =>
    still.some(one => one.id === id && one.option_id === option_id)
  await mailBackInStock(
    tx,
    waiting.filter(one => !isWaiting(one)),
  )
  const Codes = rowsOf({ code: z.string() })
  const codes = async (ids: Iterable<number>) =>
    Codes.parse(
      await tx.execute(sql`select code from products where id = any(${sql.param([...ids])}::int[]) order by id`),
    ).map(({ code }) => code)
  return { added: await codes(added), changed: await codes(changed) }
}
