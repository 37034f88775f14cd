import { type Locale, locales } from '@shop/contract/locales'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'
import type { Picture } from '../db/schema/index.ts'
import { digestOf } from '../pictures/index.ts'
import { parseVariantPath } from '../pictures/variant-path.ts'
import { paramKeyOf } from '../text-matching/look-alikes.ts'
import { ownParamFields, ownParams } from './own-params.ts'

/** What an import can change of a product, in the order of the report. */
const CHANGES = [
  'name',
  'description',
  'category',
  'brand',
  'colour',
  'price',
  'old price',
  'stock',
  'sizes',
  'parameters',
  'pictures',
  'shown again',
] as const
export type Change = (typeof CHANGES)[number]

/** Whether a row `p` of `import_products` has a change. */
export const hasChange = (change: Change): SQL => sql`${change}::text = any(p.changes)`

/** Whether a characteristic of this name is a field of its own in a feed. */
export const isOwnCharacteristic = (name: SQL): SQL =>
  sql`${paramKeyOf(name)} in (${sql.join(
    ownParamFields.flatMap(field => [...ownParams[field]]).map(key => sql`${key}`),
    sql`, `,
  )})`

/** The characteristics of a row `t` of the texts, without brand, colour and size, as a feed has them. */
export const feedParams = sql`coalesce((
  select jsonb_agg(jsonb_build_object('name', item->>'name', 'value', item->>'value') order by at)
  from jsonb_array_elements(t.characteristics) with ordinality as list (item, at)
  where not ${isOwnCharacteristic(sql`item->>'name'`)}
), '[]'::jsonb)`

/** Whether a text is the name of something in any language. */
export const isOneOfNames = (text: SQL, names: SQL): SQL =>
  sql`lower(${text}) in (${sql.join(
    locales.map(lang => sql`lower(${names}->>${sql.raw(`'${lang}'`)})`),
    sql`, `,
  )})`

/** A text of a language that the feed does not state follows the Ukrainian one only where it is a copy of it. */
const differsIn = (field: 'name' | 'description', lang: Locale): SQL => {
  const stated = sql.raw(`p.${field}_${lang}`)
  const own = sql.raw(`text_${lang}.${field}`)
  const isDifferent = sql`${stated} is not null and ${stated} <> ${own}`
  // What is read otherwise than it is written is no difference where the shop has it as it is written.
  return field === 'name'
    ? isDifferent
    : sql`(${isDifferent} and ${sql.raw(`p.written_${lang}`)} is distinct from ${own})`
}

const differs = (field: 'name' | 'description'): SQL =>
  sql.join(
    locales.map(lang => differsIn(field, lang)),
    sql` or `,
  )

/** Writes to `import_products.changes` what differs from the shop. Pictures are compared in batches, because their digests are computed. */
export async function compareWithShop(db: Database): Promise<void> {
  const when = (change: Change, condition: SQL) => sql`case when ${condition} then ${change}::text end`
  await db.execute(sql`
    update import_products p set changes = array_remove(array[
      ${when('name', differs('name'))},
      ${when('description', differs('description'))},
      ${when('category', sql`coalesce(own.section_id, own.category_id) <> p.category_id`)},
      ${when(
        'brand',
        sql`p.brand is not null and not exists (
          select 1 from product_facets f join facet_values v using (facet_id, value)
          where f.product_id = own.id and f.facet_id = 'brand' and ${isOneOfNames(sql`p.brand`, sql`v.names`)})`,
      )},
      ${when('colour', sql`p.colour is not null and not (${isOneOfNames(sql`p.colour`, sql`own.colours`)})`)},
      ${when(
        'price',
        sql`case when p.sizes = 0 then own.price <> p.price else exists (
          select 1 from import_offers o join options s on s.code = o.id where o.product_row = p.row and s.price <> o.price) end`,
      )},
      ${when(
        'old price',
        sql`case when own.old_price > own.price then own.old_price end
          is distinct from case when p.shared_old > p.lowest then p.shared_old end`,
      )},
      ${when(
        'stock',
        sql`case when p.sizes = 0 then own.left <> p.stock else exists (
          select 1 from import_offers o join options s on s.code = o.id where o.product_row = p.row and s.left <> o.stock) end`,
      )},
      ${when(
        'sizes',
        sql`p.sizes > 0 and exists (
          select 1 from import_offers o left join options s on s.code = o.id
          where o.product_row = p.row and s.name is distinct from o.size and s.name is distinct from o.size_written)`,
      )},
      ${when('parameters', sql`p.params is not null and p.params <> ${feedParams}`)},
      ${when('shown again', sql`not exists (select 1 from product_categories c where c.product_id = own.id)`)}
    ], null)
    from products own
    join product_texts t on t.product_id = own.id and t.lang = 'uk'
    ${sql.raw(
      locales
        .map(
          lang =>
            `join product_texts text_${lang} on text_${lang}.product_id = own.id and text_${lang}.lang = '${lang}'`,
        )
        .join(' '),
    )}
    where own.id = p.product_id`)
  await comparePictures(db)
}

const PictureRows = rowsOf({
  row: z.int(),
  product_id: z.int().nullable(),
  urls: z.array(z.string()),
  pictures: z.array(z.custom<Picture>()).nullable(),
  wanted: z.array(z.object({ url: z.string().nullable(), picture: z.custom<Picture>().nullable() })).nullable(),
})

const BATCH_SIZE = 500

/** The digest in the address of a picture that the shop itself serves. */
export function digestInUrl(text: string): string | null {
  const variant = parseVariantPath(URL.parse(text)?.pathname ?? '')
  return typeof variant === 'string' ? null : variant.digest
}

/** Marks products whose pictures in the feed are neither the shop's own ones nor those already asked for. */
async function comparePictures(db: Database): Promise<void> {
  for (let after = 0; ; ) {
    const rows = PictureRows.parse(
      await db.execute(sql`
        select p.row, p.product_id, p.pictures as urls, own.pictures, (
          select jsonb_agg(jsonb_build_object('url', w.url, 'picture', w.picture) order by w.position)
          from product_pictures w where w.product_id = p.product_id
        ) as wanted
        from import_products p left join products own on own.id = p.product_id
        where p.row > ${after} and p.pictures is not null order by p.row limit ${BATCH_SIZE}`),
    )
    const changed = rows
      .filter(({ urls, pictures, wanted }) => {
        const known = wanted ?? (pictures ?? []).map(picture => ({ url: null, picture }))
        // A feed names each picture once.
        const keyOf = ({ url, picture }: (typeof known)[number]) => url ?? (picture === null ? '' : digestOf(picture))
        const present = [...new Map(known.toReversed().map(own => [keyOf(own), own])).values()].toReversed()
        const isSame = ({ url, picture }: (typeof present)[number], text: string | undefined) =>
          text !== undefined && (url === text || (picture !== null && digestOf(picture) === digestInUrl(text)))
        return urls.length !== present.length || !present.every((own, at) => isSame(own, urls[at]))
      })
      .map(({ row }) => row)
    if (changed.length > 0)
      await db.execute(sql`
        update import_products set has_new_pictures = true,
          changes = case when is_new then changes else changes || ${'pictures'}::text end
        where row = any(${sql.param(changed)}::int[])`)
    const last = rows.at(-1)
    if (!last) return
    after = last.row
  }
}

const Count = rowsOf({ count: z.coerce.number() })
const Examples = rowsOf({ code: z.string(), before: z.string().nullable(), after: z.string().nullable() })

export interface Example {
  code: string
  before: string | null
  after: string | null
}

/** How a feed differs from the shop. */
export interface Difference {
  offers: number
  added: { count: number; sizes: number; examples: readonly Example[] }
  changed: readonly { change: Change; count: number; examples: readonly Example[] }[]
  /** Products of the shop that the feed has not, and sizes of those it has. */
  missing: { products: number; sizes: number; examples: readonly Example[] }
}

const EXAMPLES = 3

/** The former and the new value, for fields that are short. */
const sides: Readonly<Partial<Record<Change, readonly [SQL, SQL]>>> = {
  name: [sql`t.name`, sql`p.name_uk`],
  price: [sql`(own.price / 100.0)::numeric(9, 2)::text`, sql`(p.lowest / 100.0)::numeric(9, 2)::text`],
  'old price': [sql`(own.old_price / 100.0)::numeric(9, 2)::text`, sql`(p.shared_old / 100.0)::numeric(9, 2)::text`],
  stock: [sql`own.left::text`, sql`p.total_stock::text`],
  colour: [sql`own.colours->>'uk'`, sql`p.colour`],
  category: [
    sql`(select c.titles->>'uk' from categories c where c.id = coalesce(own.section_id, own.category_id))`,
    sql`(select c.titles->>'uk' from categories c where c.id = p.category_id)`,
  ],
}

/** Products of the shop that are shown and not in the feed. */
export const missingProducts = sql`
  select own.id, own.code from products own
  where not exists (select 1 from import_products p where p.product_id = own.id)
    and exists (select 1 from product_categories c where c.product_id = own.id)`

/** Sizes in stock of products of the feed that the feed has not. */
export const missingSizes = sql`
  select s.id, s.product_id from options s join import_products p on p.product_id = s.product_id
  where s.left > 0 and not exists (select 1 from import_offers o where o.id = s.code and o.product_row = p.row)`

export async function loadDifference(db: Database): Promise<Difference> {
  const count = async (query: SQL) => Count.parse(await db.execute(query))[0]?.count ?? 0
  const examples = async (query: SQL) => Examples.parse(await db.execute(sql`${query} limit ${EXAMPLES}`))
  const changed: Difference['changed'][number][] = []
  for (const change of CHANGES) {
    const where = sql`${change}::text = any(p.changes)`
    const [before, after] = sides[change] ?? [sql`null::text`, sql`null::text`]
    const number = await count(sql`select count(*) as count from import_products p where ${where}`)
    if (number > 0)
      changed.push({
        change,
        count: number,
        examples: await examples(sql`
          select own.code, ${before} as before, ${after} as after
          from import_products p
          join products own on own.id = p.product_id
          join product_texts t on t.product_id = own.id and t.lang = 'uk'
          where ${where} order by p.row`),
      })
  }
  return {
    offers: await count(sql`select count(*) as count from import_offers`),
    added: {
      count: await count(sql`select count(*) as count from import_products where is_new`),
      sizes: await count(sql`select coalesce(sum(sizes), 0) as count from import_products where is_new`),
      examples: await examples(
        sql`select product_code as code, null::text as before, name_uk as after from import_products where is_new order by row`,
      ),
    },
    changed,
    missing: {
      products: await count(sql`select count(*) as count from (${missingProducts}) as missing`),
      sizes: await count(sql`select count(*) as count from (${missingSizes}) as missing`),
      examples: await examples(
        sql`select missing.code, null::text as before, t.name as after from (${missingProducts}) as missing
          join product_texts t on t.product_id = missing.id and t.lang = 'uk' order by missing.code`,
      ),
    },
  }
}
