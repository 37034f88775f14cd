import { locales } from '@shop/contract/locales'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { rowsOf } from '../../db/rows.ts'
import { codeWords } from '../../search/document.ts'
import { stemOf, tokenize, toLooseLatin } from '../../text-matching/tokenize.ts'
import { seriesName } from './series.ts'

const Demo = rowsOf({ id: z.int(), code: z.string(), sizes: z.array(z.string()), names: z.array(z.string()) })
const Size = z.object({ rows: z.tuple([z.object({ goods: z.int(), last_product: z.int(), last_model: z.int() })]) })

/** The series in a product name: «Куртка робоча «Траверс», графіт» → «Траверс». */
const seriesIn = (name: string): string => /[«“]([^»”]*)[»”]/.exec(name)?.[1] ?? ''

const json = (rows: readonly unknown[]) => sql`${JSON.stringify(rows)}::jsonb`

/** The search documents of the demo's goods without what tells one model from another: series and codes. */
async function createCommonDocuments(tx: Database): Promise<void> {
  const rows = Demo.parse(
    await tx.execute(sql`
      select p.id, p.code, coalesce((select jsonb_agg(o.code) from options o where o.product_id = p.id), '[]') as sizes,
        (select jsonb_agg(t.name) from product_texts t where t.product_id = p.id) as names
      from products p`),
  )
  const own = rows.map(({ id, code, sizes, names }) => ({
    id,
    stems: [...new Set([...names.map(seriesIn).flatMap(tokenize), ...[code, ...sizes].flatMap(codeWords)].map(stemOf))],
  }))
  await tx.execute(sql`
    create temp table scale_documents on commit drop as
    select own.id, ts_delete(s.document, array(select jsonb_array_elements_text(own.stems))) as document
    from jsonb_to_recordset(${json(own)}) as own (id int, stems jsonb) join product_search s on s.product_id = own.id`)
}

async function createSeries(tx: Database, count: number): Promise<void> {
  const series = Array.from({ length: count }, (_, index) => {
    const name = seriesName(index)
    const stems = [...new Set(locales.flatMap(lang => tokenize(name[lang])).map(stemOf))]
    return { k: index + 1, ...name, document: stems.map((stem, at) => `'${stem}':${at + 1}A`).join(' ') }
  })
  await tx.execute(sql`
    create temp table scale_series on commit drop as
    select k, uk, ru, en, document::tsvector as document
    from jsonb_to_recordset(${json(series)}) as series (k int, uk text, ru text, en text, document text)`)
  const words = [...new Set(series.flatMap(({ uk, ru, en }) => [uk, ru, en].flatMap(tokenize)))]
  const known = words.filter(word => word.length > 2).map(word => ({ word, latin: toLooseLatin(word) }))
  await tx.execute(sql`
    insert into search_words (word, latin, weight)
    select word, latin, 1 from jsonb_to_recordset(${json(known)}) as known (word text, latin text)
    on conflict (word) do nothing`)
}

/**
 * Copies the demo's goods under other series, prices, stocks and dates until there are `wanted` products with four times as many
 * options. Everything follows from the ids: two runs on the same demo shop write the same rows.
 */
export async function copyGoods(tx: Database, wanted: number): Promise<void> {
  const {
    rows: [demo],
  } = Size.parse(
    await tx.execute(
      sql`select count(*)::int as goods, max(id) as last_product, max(model_id) as last_model from products`,
    ),
  )
  const copies = Math.max(0, wanted - demo.goods)
  const rounds = Math.ceil(copies / demo.goods)
  await createCommonDocuments(tx)
  await createSeries(tx, rounds)
  // `luck`: a pseudo-random number per product, `model_luck`: per model.
  await tx.execute(sql`
    create temp table scale_goods on commit drop as
    select k, base.id as base_id, base.model_id as base_model,
      base.id + k * ${demo.last_product}::int as id, base.model_id + k * ${demo.last_model}::int as model_id,
      hashint4(k * 7919 + base.id) & 2147483647 as luck, hashint4(k * 104729 + base.model_id) & 2147483647 as model_luck
    from generate_series(1, ${rounds}::int) k cross join products base
    order by k, base.id limit ${copies}`)
  await tx.execute(sql`analyze scale_goods`)
  await tx.execute(sql`
    insert into models (id, slug, size_chart, return_policy)
    select distinct on (g.model_id) g.model_id, m.slug || '-' || g.k, m.size_chart, m.return_policy
    from scale_goods g join models m on m.id = g.base_model order by g.model_id`)
  // Sizes of one product are neighbours of the size chart, beginning at any of them.
  await tx.execute(sql`
    create temp table scale_options on commit drop as
    select g.id as product_id, o.position, o.name, o.id as base_id, g.luck,
      case when stock.level < 18 then 0 when stock.level < 34 then 1 + stock.level % 5 else 6 + stock.level % 55 end as "left"
    from scale_goods g
    cross join lateral (
      select own.*, row_number() over (order by (own.position + g.luck) % greatest(sizes.count, 1)) as rank
      from options own, (select count(*)::int as count from options where product_id = g.base_id) sizes
      where own.product_id = g.base_id
    ) o
    cross join lateral (select (hashint4(g.id * 31 + o.position) & 2147483647) % 100 as level) stock
    order by (o.rank), g.id limit ${Math.max(0, 4 * wanted)} - (select count(*) from options)`)
  await tx.execute(sql`create index on scale_options (product_id)`)
  await tx.execute(sql`analyze scale_options`)
  await tx.execute(sql`
    insert into products (id, model_id, category_id, section_id, slug, code, position, price, old_price, "left", options_count, popularity,
      since, hit, colours, swatch, pictures, weight, package_length, package_width, package_height)
    select g.id, g.model_id, p.category_id, p.section_id, p.slug || '-' || g.k, 'GS-' || g.id, p.position, cost.price,
      case when g.luck % 9 = 0 then cost.price * 5 / 4 end, coalesce(o.total, p.left), coalesce(o.count, 0), g.luck % 1000,
      p.since - make_interval(days => g.model_luck % 1200), g.luck % 60 = 0, p.colours, p.swatch, p.pictures, p.weight,
      p.package_length, p.package_width, p.package_height
    from scale_goods g
    join products p on p.id = g.base_id
    cross join lateral (select greatest(4900, p.price / 100 * (60 + g.model_luck % 90) / 1000 * 1000) as price) cost
    left join (select product_id, sum("left")::int as total, count(*)::int as count from scale_options group by product_id) o
      on o.product_id = g.id`)
  await tx.execute(sql`
    insert into options (product_id, position, name, code, price, "left")
    select o.product_id, o.position, o.name, p.code || '-' || o.base_id, p.price, o.left
    from scale_options o join products p on p.id = o.product_id order by o.product_id, o.position`)
  await tx.execute(sql`
    insert into product_texts (product_id, lang, name, summary, description, standards, technical_data, characteristics)
    select g.id, t.lang, regexp_replace(t.name, '([«“])[^»”]*([»”])',
        '\\1' || case t.lang when 'uk' then s.uk when 'ru' then s.ru else s.en end || '\\2'),
      t.summary, t.description, t.standards, t.technical_data, t.characteristics
    from scale_goods g join scale_series s on s.k = g.k join product_texts t on t.product_id = g.base_id`)
  await tx.execute(sql`
    insert into product_categories (product_id, category_id)
    select g.id, c.category_id from scale_goods g join product_categories c on c.product_id = g.base_id`)
  await tx.execute(sql`
    insert into product_facets (product_id, facet_id, value)
    select g.id, f.facet_id, f.value from scale_goods g join product_facets f on f.product_id = g.base_id
    where f.facet_id <> 'size' or exists (select 1 from scale_options o where o.product_id = g.id and o.name = f.value)`)
  await tx.execute(sql`
    insert into product_search (product_id, document)
    select g.id, d.document || s.document || format('''gs'':1A ''%s'':2A ''gs%s'':3A', g.id, g.id)::tsvector
    from scale_goods g join scale_series s on s.k = g.k join scale_documents d on d.id = g.base_id`)
}
