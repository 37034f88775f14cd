import { locales } from '@shop/contract/locales'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { catalogueLimits } from '../db/schema/limits.ts'
import { sizeKey } from '../text-matching/look-alikes.ts'
import type { StagedOffer } from './check-offer.ts'

/**
 * Temporary tables hold the feed while it is checked and compared: the process holds one batch. They belong to one connection, so
 * every function here must get the same one.
 */
const TABLES = ['import_offers', 'import_products', 'import_values', 'import_words'] as const

export async function dropStaging(db: Database): Promise<void> {
  for (const name of TABLES) await db.execute(sql`drop table if exists ${sql.identifier(name)}`)
}

/** The columns of names and descriptions, and of how the file writes these, in each language. */
const inLanguages = (define: (column: string) => string): SQL =>
  sql.raw(['name', 'description', 'written'].flatMap(text => locales.map(lang => define(`${text}_${lang}`))).join(', '))

export async function createStaging(db: Database): Promise<void> {
  await dropStaging(db)
  await db.execute(sql`
    create temporary table import_offers (
      line int not null, id text not null, group_key text not null, colour_key text not null, code text, price int not null,
      old_price int, category_id int not null, brand text, size text, size_written text, size_key text, colour text, stock int not null,
      ${inLanguages(column => `${column} text`)}, pictures jsonb, params jsonb, product_row int,
      -- The place in the file: several offers may stand in one line.
      place int generated always as identity, check (name_uk is not null)
    )`)
}

export async function stageOffers(db: Database, offers: readonly StagedOffer[]): Promise<void> {
  if (offers.length === 0) return
  await db.execute(sql`
    insert into import_offers
    select
      line, id, group_key, lower(coalesce(colour, '')), code, price, old_price, category_id, brand, size, size_written,
      ${sizeKey(sql`size`)}, colour, stock,
      ${inLanguages(column => column)}, nullif(pictures, 'null'), nullif(params, 'null')
    from jsonb_to_recordset(${JSON.stringify(offers)}::jsonb) as row (
      line int, id text, group_key text, code text, price int, old_price int, category_id int, brand text, size text, size_written text,
      colour text, stock int, ${inLanguages(column => `${column} text`)}, pictures jsonb, params jsonb
    )`)
}

/** Whether a code that a product of `groupOffers` may get is that of a size of another product, in the feed or in the shop. */
const isSizeOfAnother = (code: SQL): SQL => sql`(
  exists (
    select 1 from import_offers o
    where o.id = ${code} and o.size is not null and (o.group_key, o.colour_key) <> (first.group_key, first.colour_key)
  ) or exists (
    select 1 from options s join products own on own.id = s.product_id where s.code = ${code} and own.code <> ${code}
  ))`

/** One row per product, the offers of one group in one colour: texts are those of its first offer. */
export async function groupOffers(db: Database): Promise<void> {
  // A colour that the shop knows is the same in every language.
  await db.execute(sql`
    update import_offers o set colour = known.name, colour_key = lower(known.name)
    from (
      select distinct on (lower(own.value)) lower(own.value) as written, v.names->>'uk' as name
      from facet_values v, jsonb_each_text(v.names) as own
      where v.facet_id = 'colour' order by lower(own.value), own.key <> 'uk', v.value
    ) as known where known.written = o.colour_key and lower(known.name) <> o.colour_key`)
  await db.execute(sql`create index on import_offers (id)`)
  await db.execute(sql`create index on import_offers (group_key, colour_key)`)
  await db.execute(sql`analyze import_offers`)
  await db.execute(sql`
    create temporary table import_products as
    select
      row_number() over (order by place)::int as row,
      *,
      case
        when shared_code is not null and count(*) over (partition by shared_code) = 1 and not ${isSizeOfAnother(sql`shared_code`)} then shared_code
        when sizes = 0 then id
        when char_length(group_code) <= ${catalogueLimits.code} and not ${isSizeOfAnother(sql`group_code`)} then group_code
        else id
      end as product_code,
      case when lowest_old = highest_old then highest_old end as shared_old,
      null::int as product_id, null::int as model_id, null::text as slug, null::text as model_slug,
      '{}'::text[] as changes, false as is_new, false as has_new_pictures
    from (
      select
        *, regexp_replace(group_key, '^(group|offer) ', '') || case when count(*) over (partition by group_key) = 1 then ''
          else '-' || row_number() over (partition by group_key order by place) end as group_code
      from (select distinct on (group_key, colour_key) * from import_offers order by group_key, colour_key, place) as first_offers
    ) as first
    join (
      select
        group_key, colour_key, count(*)::int as offers, count(size)::int as sizes, sum(stock) as total_stock,
        min(price) as lowest,
        -- Of the sizes with the lowest price, which the old one is shown beside.
        min(coalesce(old_price, 0)) filter (where is_lowest) as lowest_old, max(old_price) filter (where is_lowest) as highest_old,
        case when min(code) = max(code) and count(code) = count(*) then min(code) end as shared_code
      from (
        select *, price = min(price) over (partition by group_key, colour_key) as is_lowest from import_offers
      ) as own group by group_key, colour_key
    ) as figures using (group_key, colour_key)`)
  await db.execute(sql`create unique index on import_products (row)`)
  await db.execute(sql`create index on import_products (group_key, colour_key)`)
  await db.execute(sql`analyze import_products`)
  await db.execute(sql`
    update import_offers o set product_row = p.row
    from import_products p where p.group_key = o.group_key and p.colour_key = o.colour_key`)
  await db.execute(sql`create index on import_offers (product_row)`)
  // A product is known by the ids of its offers, which are codes of the shop, or by its own code.
  await db.execute(sql`
    update import_products p set product_id = known.product_id
    from (
      select o.product_row, min(own.product_id) as product_id
      from import_offers o join options own on own.code = o.id
      where o.size is not null
      group by o.product_row
    ) as known where known.product_row = p.row`)
  await db.execute(sql`
    update import_products p set product_id = own.id
    from products own where p.product_id is null and own.code = p.product_code`)
  await db.execute(sql`
    update import_products p set product_id = own.id
    from products own where p.product_id is null and p.sizes = 0 and own.code = p.id`)
  await db.execute(sql`create index on import_products (product_id)`)
  await db.execute(sql`update import_products set is_new = product_id is null`)
  await db.execute(sql`analyze import_products`)
  await db.execute(sql`analyze import_offers`)
}
