import { locales } from '@shop/contract/locales'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'
import { catalogueLimits } from '../db/schema/limits.ts'
import { sizeKey } from '../text-matching/look-alikes.ts'
import { feedParams } from './compare.ts'
import type { NoticeList } from './notice-list.ts'
import type { Problem } from './raw-offer.ts'

/** At most this many problems or notices of a kind are read: the rest would say the same. */
const MAX_OF_KIND = 5_000

const NoticeRows = rowsOf({ line: z.int(), count: z.int(), message: z.string() })

/** Tells where the sizes of one product differ in what a product has once. */
export async function reportDifferences(db: Database, notices: NoticeList): Promise<void> {
  const rows = NoticeRows.parse(
    await db.execute(sql`
      select min(line) as line, count(*)::int as count,
        'The old price is not that of all the cheapest sizes of a product, and was not taken.' as message
      from import_products where lowest_old < highest_old having count(*) > 0
      union all
      select min(o.line), count(*)::int,
        'The old price of a size that is not the cheapest is another one than the product’s, and was not taken.'
      from import_offers o join import_products p on p.row = o.product_row
      where o.price > p.lowest and o.old_price <> coalesce(p.shared_old, 0) having count(*) > 0
      union all
      select min(o.line), count(*)::int,
        '«' || (param->>'name') || '» differs from the first size of the same product and was not read.'
      from import_offers o join import_products p on p.row = o.product_row, jsonb_array_elements(o.params) as param
      where o.place > p.place and o.params is distinct from p.params
        and not coalesce(p.params, '[]') @> jsonb_build_array(param)
      group by param->>'name' order by line limit ${MAX_OF_KIND}`),
  )
  for (const { line, count, message } of rows) notices.add(line, message, count)
}

const ProblemRows = rowsOf({ line: z.int(), offer: z.string(), message: z.string() })

/** Of a new or changed product: its brand and its colour are characteristics too. */
const MAX_PARAMS = catalogueLimits.characteristics - 2

/** What is wrong with the offers as a whole: each check is one query. */
export async function findConflicts(db: Database, problems: { add(problem: Problem): void }): Promise<void> {
  const check = async (field: string, query: SQL) => {
    const rows = ProblemRows.parse(await db.execute(sql`${query} order by line limit ${MAX_OF_KIND}`))
    for (const { line, offer, message } of rows) problems.add({ line, offer, field, message })
  }
  await check(
    'id',
    sql`select line, id as offer, 'The same id is in line ' || first || '.' as message
      from (select line, id, first_value(line) over same as first, row_number() over same as at from import_offers window same as (partition by id order by place)) as own
      where at > 1`,
  )
  await check(
    'param Розмір',
    // Two sizes that the shop has already are its own.
    sql`select line, id as offer, 'The size «' || written || '» of the same product is in line ' || first
        || case when upper(written) = upper(first_written) then '.' else ', with other letters: «' || first_written || '».' end as message
      from (
        select line, place, id, is_known, coalesce(size_written, size) as written,
          first_value(line) over same as first, first_value(coalesce(size_written, size)) over same as first_written,
          row_number() over same as at
        from (
          select o.*, exists (select 1 from options own where own.code = o.id and own.name = coalesce(o.size_written, o.size)) as is_known
          from import_offers o where o.size is not null
        ) as sized
        window same as (partition by group_key, colour_key, size_key order by is_known desc, place)
      ) as own where at > 1 and not is_known
        and not exists (select 1 from import_offers o where o.id = own.id and o.place < own.place)`,
  )
  await check(
    'param Розмір',
    sql`select o.line, o.id as offer, 'The offer has no size, but there are others of the same product and colour: line ' || p.line || '.' as message
      from import_offers o join import_products p on p.row = o.product_row
      where o.size is null and p.offers > 1 and (p.sizes > 0 or o.place > p.place)
        and not exists (select 1 from import_offers other where other.id = o.id and other.place < o.place)`,
  )
  await check(
    'param Розмір',
    sql`select line, id as offer, 'The product has ' || sizes || ' sizes; at most ' || ${catalogueLimits.sizes}::int || '.' as message
      from import_products where sizes > ${catalogueLimits.sizes}`,
  )
  await check(
    'param Колір',
    sql`select line, id as offer, 'The group has ' || colours || ' colours; at most ' || ${catalogueLimits.colours}::int || '.' as message
      from (
        select line, id, count(*) over (partition by group_key) as colours,
          row_number() over (partition by group_key order by place) as at
        from import_products
      ) as own where colours > ${catalogueLimits.colours} and at = 1`,
  )
  await check(
    'categoryId',
    sql`select o.line, o.id as offer, 'The category differs from that of the same product in line ' || p.line || '.' as message
      from import_offers o join import_products p on p.row = o.product_row
      where o.category_id <> p.category_id`,
  )
  await check(
    'param Розмір',
    sql`select p.line, p.id as offer, case when p.sizes = 0
        then 'The shop sells ' || own.code || ' by size, but the offer has no size.'
        else 'The shop sells ' || own.code || ' without sizes, but the offer has one.' end as message
      from import_products p join products own on own.id = p.product_id
      where (p.sizes = 0) <> (own.options_count = 0)`,
  )
  await check(
    'id',
    sql`select o.line, o.id as offer, 'The id is a size of another product of the shop: ' || other.code || '.' as message
      from import_offers o
      join options own on own.code = o.id
      join products other on other.id = own.product_id
      join import_products p on p.row = o.product_row
      where own.product_id is distinct from p.product_id`,
  )
  await check(
    'group_id',
    sql`select line, id as offer, 'In the shop this is the same product as that of line ' || first || '.' as message
      from (
        select line, id, first_value(line) over same as first, row_number() over same as at
        from import_products where product_id is not null window same as (partition by product_id order by place)
      ) as own where at > 1`,
  )
  await check(
    'vendorCode',
    sql`select line, id as offer, 'The code ' || product_code || ' belongs to the product of line ' || first || '.' as message
      from (
        select line, id, product_code, first_value(line) over same as first, row_number() over same as at
        from import_products where is_new window same as (partition by product_code order by place)
      ) as own where at > 1`,
  )
  await check(
    'param Розмір',
    sql`select o.line, o.id as offer, 'The shop has this size of the product with another id: ' || own.code || '.' as message
      from import_offers o
      join import_products p on p.row = o.product_row
      join options own on own.product_id = p.product_id and ${sizeKey(sql`own.name`)} = o.size_key and own.code <> o.id
      where not exists (select 1 from import_offers other where other.id = own.code and other.product_row = o.product_row)
        and not exists (
          select 1 from options known
          where known.code = o.id and known.product_id = p.product_id and known.name = coalesce(o.size_written, o.size))`,
  )
  await check(
    'id',
    sql`select o.line, o.id as offer, 'The id is the code of another product of the shop.' as message
      from import_offers o
      join products own on own.code = o.id
      join import_products p on p.row = o.product_row
      where o.size is not null and own.id is distinct from p.product_id and not exists (select 1 from options known where known.code = o.id)`,
  )
  // A text that the shop has as it is written is not written again.
  for (const lang of locales) {
    const text = sql.raw(`p.description_${lang}`)
    await check(
      `description_${lang}`,
      sql`select p.line, p.id as offer, 'As HTML it has ' || char_length(${text}) || ' characters; at most ${sql.raw(String(catalogueLimits.description))} are allowed.' as message
        from import_products p
        where char_length(${text}) > ${catalogueLimits.description} and not exists (
          select 1 from product_texts t
          where t.product_id = p.product_id and t.lang = ${lang} and t.description = ${sql.raw(`p.written_${lang}`)})`,
    )
  }
  await check(
    'param',
    sql`select p.line, p.id as offer, 'The product has more than ${sql.raw(String(MAX_PARAMS))} parameters.' as message
      from import_products p
      where jsonb_array_length(p.params) > ${MAX_PARAMS} and not exists (
        select 1 from product_texts t where t.product_id = p.product_id and t.lang = 'uk' and p.params = ${feedParams})`,
  )
}
