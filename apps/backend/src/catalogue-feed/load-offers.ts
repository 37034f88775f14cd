import { inEachLocale, type Locale, locales } from '@shop/contract/locales'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'
import type { Picture } from '../db/schema/index.ts'
import { oldPriceAt } from '../values/money.ts'
import type { Text } from '../values/text.ts'
import { feedParams } from './compare.ts'

const Texts = z.record(z.enum(locales), z.object({ name: z.string(), description: z.string() }))

const Rows = rowsOf({
  id: z.int(),
  model: z.int(),
  code: z.string(),
  slug: z.string(),
  group: z.string(),
  category: z.int(),
  category_slug: z.string(),
  root_slug: z.string(),
  price: z.int(),
  old_price: z.int().nullable(),
  left: z.int(),
  colours: z.custom<Text>(),
  brand: z.string().nullable(),
  texts: Texts,
  params: z.array(z.object({ name: z.string(), value: z.string() })),
  pictures: z.array(z.custom<Picture>()),
  wanted: z.array(z.object({ url: z.string().nullable(), picture: z.custom<Picture>().nullable() })).nullable(),
  sizes: z.array(z.object({ code: z.string(), name: z.string(), price: z.int(), left: z.int() })),
})
type ProductRow = z.infer<typeof Rows>[number]

/** A size of a product, or a product without sizes, as it is written to a feed. */
export interface ExportedOffer {
  id: string
  group: string
  code: string
  category: number
  categorySlug: string
  /** Path of the product's page. */
  path: string
  brand: string | null
  names: Record<Locale, string>
  descriptions: Record<Locale, string>
  colour: string | null
  size: string | null
  /** Kopiykas. */
  price: number
  oldPrice: number | null
  stock: number
  pictures: readonly (string | Picture)[]
  /** Part of the addresses of pictures. */
  slug: string
  params: readonly { name: string; value: string }[]
}

const BATCH_SIZE = 200

function offersOf(row: ProductRow): ExportedOffer[] {
  const present = row.wanted ?? row.pictures.map(picture => ({ url: null, picture }))
  const product = {
    group: row.group,
    code: row.code,
    category: row.category,
    categorySlug: row.category_slug,
    path: `/${row.root_slug}/${row.slug}`,
    brand: row.brand,
    names: inEachLocale(lang => row.texts[lang].name),
    descriptions: inEachLocale(lang => row.texts[lang].description),
    colour: row.colours.uk || null,
    pictures: present.flatMap(({ url, picture }) => url ?? picture ?? []),
    slug: row.slug,
    params: row.params,
  }
  const own = row.sizes.length > 0 ? row.sizes : [{ code: row.code, name: null, price: row.price, left: row.left }]
  return own.map(({ code, name, price, left }) => ({
    ...product,
    id: code,
    size: name,
    price,
    oldPrice: oldPriceAt(row, price),
    stock: left,
  }))
}

/** Every offer of the shop in batches, the products of a model and the sizes of a product together. Hidden products are left out. */
export async function* loadOffers(db: Database): AsyncGenerator<ExportedOffer[]> {
  for (let model = 0, product = 0; ; ) {
    const rows = Rows.parse(
      await db.execute(sql`
        select own.id, own.model_id as model, own.code, own.slug, coalesce(own.section_id, own.category_id) as category,
          m.slug || case when namesakes.before = 0 then '' else ' ' || namesakes.before + 1 end as group, c.slug as category_slug, root.slug as root_slug, own.price, own.old_price, own.left, own.colours, own.pictures, (
            select v.names->>'uk' from product_facets f join facet_values v using (facet_id, value)
            where f.product_id = own.id and f.facet_id = 'brand' order by v.position, v.value limit 1
          ) as brand,
          (select jsonb_object_agg(x.lang, jsonb_build_object('name', x.name, 'description', x.description))
            from product_texts x where x.product_id = own.id) as texts,
          ${feedParams} as params,
          (select jsonb_agg(jsonb_build_object('url', w.url, 'picture', w.picture) order by w.position)
            from product_pictures w where w.product_id = own.id) as wanted,
          (select coalesce(jsonb_agg(jsonb_build_object('code', o.code, 'name', o.name, 'price', o.price, 'left', o.left) order by o.position, o.id), '[]')
            from options o where o.product_id = own.id) as sizes
        from products own
        join models m on m.id = own.model_id
        join categories c on c.id = coalesce(own.section_id, own.category_id)
        join categories root on root.id = own.category_id
        join product_texts t on t.product_id = own.id and t.lang = 'uk'
        -- Products of one group differ by their colours: those of a model that do not are told apart by groups of their own.
        cross join lateral (
          select count(*)::int as before from products other
          where other.model_id = own.model_id and other.id < own.id and lower(other.colours->>'uk') = lower(own.colours->>'uk')
        ) as namesakes
        where (own.model_id, own.id) > (${model}::int, ${product}::int)
          and exists (select 1 from product_categories pc where pc.product_id = own.id)
        order by own.model_id, own.id limit ${BATCH_SIZE}`),
    )
    const last = rows.at(-1)
    if (!last) return
    yield rows.flatMap(offersOf)
    model = last.model
    product = last.id
  }
}
