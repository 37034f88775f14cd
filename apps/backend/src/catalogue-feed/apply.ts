import { slug } from '@shop/contract'
import { inEachLocale } from '@shop/contract/locales'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'
import { placeholder } from '../pictures/index.ts'
import { redirectFormerAddresses, rememberAddresses } from '../redirects/follow-products.ts'
import { reserveProducts } from '../stock/stock.ts'
import { mailBackInStock } from '../stock-requests/back-in-stock.ts'
import { hasChange, missingProducts, missingSizes } from './compare.ts'
import { resolveFacetValues, writeFacets } from './facet-values.ts'
import { queuePictures } from './product-pictures.ts'
import { writeTexts } from './product-texts.ts'
import { countFormerWords, indexProducts, type WordCounts } from './search-index.ts'
import { slugOf } from './slug.ts'

/** Of a colour that the shop does not know. */
const NEUTRAL = '#9AA0A6'

const NewProducts = rowsOf({ row: z.int(), name: z.string(), code: z.string(), group: z.string() })
const BATCH_SIZE = 1_000

/** Maximum length of an address that can be asked for, without the number that makes one unique. */
const MAX_ADDRESS = (slug.maxLength ?? 0) - '-1000000'.length

function addressOf(name: string, code: string): string {
  const end = `-${slugOf(code)}`
  return slugOf(name, MAX_ADDRESS - end.length) + end
}

/** Addresses of new products and models: the name and the code, which is unique. */
async function nameAddresses(tx: Database): Promise<void> {
  for (let after = 0; ; ) {
    const rows = NewProducts.parse(
      await tx.execute(sql`
        select row, name_uk as name, product_code as code, group_key as group from import_products
        where is_new and row > ${after} order by row limit ${BATCH_SIZE}`),
    )
    const last = rows.at(-1)
    if (!last) break
    const slugs = rows.map(({ row, name, code, group }) => ({
      row,
      slug: addressOf(name, code),
      model_slug: addressOf(name, group.replace(/^\w+ /, '')),
    }))
    await tx.execute(sql`
      update import_products p set slug = own.slug, model_slug = own.model_slug
      from jsonb_to_recordset(${JSON.stringify(slugs)}::jsonb) as own (row int, slug text, model_slug text) where own.row = p.row`)
    after = last.row
  }
  // All products of a group have the model of the first.
  await tx.execute(sql`
    update import_products p set model_slug = first.model_slug
    from (select distinct on (group_key) group_key, model_slug from import_products where is_new order by group_key, row) as first
    where p.is_new and first.group_key = p.group_key`)
  await tx.execute(sql`
    update import_products p set slug = own.slug || '-' || own.row
    from (
      select row, slug, row_number() over (partition by slug order by row) as at from import_products where is_new
    ) as own
    where own.row = p.row and (own.at > 1 or exists (select 1 from products other where other.slug = own.slug))`)
  await tx.execute(sql`
    update import_products p set model_slug = own.slug || '-' || own.row
    from (
      select group_key, row, slug, row_number() over (partition by slug order by row) as at
      from (
        select group_key, min(row) as row, min(model_slug) as slug from import_products where is_new group by group_key
      ) as first
    ) as own
    where p.is_new and own.group_key = p.group_key
      and (own.at > 1 or exists (select 1 from models other where other.slug = own.slug))`)
}

const Restocked = rowsOf({ id: z.int(), option_id: z.int().nullable() })

/** What shoppers wait for and the feed has again. Read before the stock changes. */
async function findRestocked(tx: Database) {
  return Restocked.parse(
    await tx.execute(sql`
      select own.id, null::int as option_id from import_products p join products own on own.id = p.product_id
      where own.left = 0 and p.total_stock > 0
        and exists (select 1 from stock_requests r where r.product_id = own.id and r.option_id is null)
      union all
      select s.product_id, s.id from import_offers o join options s on s.code = o.id
      where s.left = 0 and o.stock > 0 and exists (select 1 from stock_requests r where r.option_id = s.id)`),
  )
}

/** Products whose words for the search an import changes. */
const reindexed = sql`
  select product_id as id from import_products
  where is_new or changes && array['name', 'category', 'brand', 'colour', 'sizes', 'parameters', 'shown again']`

/** The top category of every category. */
const roots = sql`
  with recursive chain as (
    select id as leaf, id, parent_id from categories
    union all
    select chain.leaf, above.id, above.parent_id from chain join categories above on above.id = chain.parent_id
  )`

async function insertProducts(tx: Database): Promise<void> {
  await tx.execute(sql`
    update import_products p set model_id = known.model_id
    from (
      select sibling.group_key, min(own.model_id) as model_id
      from import_products sibling join products own on own.id = sibling.product_id group by sibling.group_key
    ) as known where p.is_new and known.group_key = p.group_key`)
  await tx.execute(sql`
    insert into models (slug, size_chart, return_policy)
    select distinct on (p.model_slug) p.model_slug, ${JSON.stringify(inEachLocale(() => null))}::jsonb, coalesce((
      select m.return_policy from products own join models m on m.id = own.model_id
      where coalesce(own.section_id, own.category_id) = p.category_id order by own.id limit 1
    ), 'standard')
    from import_products p where p.is_new and p.model_id is null order by p.model_slug, p.row`)
  await tx.execute(sql`
    update import_products p set model_id = m.id from models m where p.is_new and p.model_id is null and m.slug = p.model_slug`)
  await tx.execute(sql`
    ${roots}, placed as (
      select chain.leaf, chain.id as root, leaf.picture as own_picture, root.picture as root_picture
      from chain join categories leaf on leaf.id = chain.leaf join categories root on root.id = chain.id
      where chain.parent_id is null
    )
    insert into products (
      model_id, category_id, section_id, slug, code, position, price, old_price, "left", options_count, popularity, since, hit,
      colours, swatch, pictures
    )
    select
      p.model_id, placed.root, nullif(placed.leaf, placed.root), p.slug, p.product_code,
      coalesce((select max(own.position) + 1 from products own where own.model_id = p.model_id), 0)
        + row_number() over (partition by p.model_id order by p.row) - 1,
      p.lowest, case when p.shared_old > p.lowest then p.shared_old end, p.total_stock, p.sizes, 0, now(), false,
      coalesce(i.names, ${JSON.stringify(inEachLocale(() => ''))}::jsonb),
      coalesce(i.swatch, array[${NEUTRAL}::text]),
      jsonb_build_array(coalesce(placed.own_picture, placed.root_picture, ${JSON.stringify(placeholder())}::jsonb))
    from import_products p
    join placed on placed.leaf = p.category_id
    left join import_values i on i.facet = 'colour' and i.key = p.colour_key
    where p.is_new order by p.row`)
  await tx.execute(sql`
    update import_products p set product_id = own.id from products own where p.is_new and own.slug = p.slug`)
}

async function updateProducts(tx: Database): Promise<void> {
  await tx.execute(sql`
    ${roots}
    update products own set category_id = chain.id, section_id = nullif(chain.leaf, chain.id)
    from import_products p join chain on chain.leaf = p.category_id and chain.parent_id is null
    where own.id = p.product_id and ${hasChange('category')}`)
  await tx.execute(sql`
    update products own set colours = i.names, swatch = coalesce(i.swatch, own.swatch)
    from import_products p join import_values i on i.facet = 'colour' and i.key = p.colour_key
    where own.id = p.product_id and ${hasChange('colour')}`)
}

async function writeCategories(tx: Database): Promise<void> {
  const isPlaced = sql`(p.is_new or p.changes && array['category', 'shown again'])`
  await tx.execute(sql`
    delete from product_categories own using import_products p where own.product_id = p.product_id and ${isPlaced}`)
  await tx.execute(sql`
    ${roots}
    insert into product_categories (product_id, category_id)
    select p.product_id, chain.id from import_products p join chain on chain.leaf = p.category_id where ${isPlaced}
    on conflict do nothing`)
}

async function writeSizes(tx: Database): Promise<void> {
  const isWritten = sql`(p.is_new or p.changes && array['sizes', 'price', 'stock'])`
  // A size and its neighbour may exchange their names, which are unique.
  await tx.execute(sql`
    update options s set name = s.id || ' …' from import_offers o join import_products p on p.row = o.product_row
    where s.code = o.id and s.name <> o.size and s.name is distinct from o.size_written and ${hasChange('sizes')}`)
  await tx.execute(sql`
    update options s set name = case when s.name = o.size_written then s.name else o.size end, price = o.price, "left" = o.stock
    from import_offers o join import_products p on p.row = o.product_row
    where s.code = o.id and o.size is not null and ${isWritten}`)
  await tx.execute(sql`
    insert into options (product_id, position, name, code, price, "left")
    select p.product_id,
      coalesce((select max(s.position) + 1 from options s where s.product_id = p.product_id), 0)
        + row_number() over (partition by p.product_id order by o.place) - 1,
      o.size, o.id, o.price, o.stock
    from import_offers o join import_products p on p.row = o.product_row
    where o.size is not null and (p.is_new or ${hasChange('sizes')}) and not exists (select 1 from options s where s.code = o.id)`)
}

/** The price and stock of products, from their sizes where they have any. */
async function writeTotals(tx: Database): Promise<void> {
  await tx.execute(sql`
    update products own set
      price = coalesce(of_sizes.lowest, p.price),
      "left" = coalesce(of_sizes.total, p.stock),
      options_count = coalesce(of_sizes.count, 0),
      old_price = case when p.shared_old > coalesce(of_sizes.lowest, p.price) then p.shared_old end
    from import_products p
    left join lateral (
      select min(s.price) as lowest, sum(s.left)::int as total, count(*)::int as count
      from options s where s.product_id = p.product_id having count(*) > 0
    ) as of_sizes on true
    where own.id = p.product_id and (p.is_new or p.changes && array['price', 'old price', 'stock', 'sizes'])`)
}

/** Products that the feed has not are no longer listed, found or sold; their pages stay, for links and orders. */
async function hideMissing(tx: Database): Promise<void> {
  await tx.execute(sql`update options s set "left" = 0 from (${missingSizes}) as missing where s.id = missing.id`)
  await tx.execute(sql`
    update products own set "left" = (select sum(s.left)::int from options s where s.product_id = own.id)
    where own.options_count > 0 and own.id in (select product_id from import_products)
      and own.left <> (select sum(s.left)::int from options s where s.product_id = own.id)`)
  await tx.execute(sql`create temporary table import_hidden on commit drop as ${missingProducts}`)
  await tx.execute(sql`update options set "left" = 0 where product_id in (select id from import_hidden)`)
  await tx.execute(sql`update products set "left" = 0, hit = false where id in (select id from import_hidden)`)
  await tx.execute(sql`delete from product_search where product_id in (select id from import_hidden)`)
  await tx.execute(sql`delete from product_categories where product_id in (select id from import_hidden)`)
}

/** Writes the staged feed to the shop, in the transaction of the caller. `compareWithShop` must have run in it. */
export async function applyFeed(tx: Database, { isHiding }: { isHiding: boolean }): Promise<void> {
  const changed = sql`select product_id as id from import_products where not is_new and cardinality(changes) > 0`
  await reserveProducts(tx, changed)
  const restocked = await findRestocked(tx)
  const counts: WordCounts = new Map()
  await countFormerWords(tx, counts, reindexed)
  await nameAddresses(tx)
  await resolveFacetValues(tx)
  await insertProducts(tx)
  await tx.execute(sql`analyze import_products`)
  await rememberAddresses(tx, changed)
  await updateProducts(tx)
  await redirectFormerAddresses(tx, sql`select product_id as id from import_products where product_id is not null`)
  await writeCategories(tx)
  await writeSizes(tx)
  await writeTotals(tx)
  await writeTexts(tx)
  await writeFacets(tx)
  await queuePictures(tx)
  if (isHiding) await hideMissing(tx)
  await indexProducts(tx, counts, reindexed)
  await mailBackInStock(tx, restocked)
}
