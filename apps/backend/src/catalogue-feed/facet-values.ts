import { createHash } from 'node:crypto'
import { locales } from '@shop/contract/locales'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { sizePosition } from '../catalogue/size-position.ts'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'
import { words } from '../words/index.ts'
import { isOneOfNames } from './compare.ts'
import { slugOf } from './slug.ts'

/** Facets that every shop has; the others are those of its categories. */
const COMMON = ['size', 'colour', 'brand'] as const
/** Not set by parameters of the same name. */
const RESERVED = sql`('size', 'colour', 'brand', 'standard')`

/** Characters of a value's id: addresses with filters have no longer ones. */
const MAX_VALUE = 80

const Unresolved = rowsOf({ facet: z.string(), text: z.string(), key: z.string() })
const Taken = rowsOf({ facet: z.string(), value: z.string() })
const BATCH_SIZE = 500

/**
 * Finds the facet values of the changed products: brands, colours, sizes, and parameters that are named as an attribute of the shop.
 * Values that the shop has in any language are taken, others are added. Fills `import_values`, one row per facet and text.
 */
export async function resolveFacetValues(tx: Database): Promise<void> {
  for (const id of COMMON) {
    const names = Object.fromEntries(locales.map(lang => [lang, words[lang].facets[id]]))
    await tx.execute(sql`
      insert into facets (id, position, names)
      select ${id}, coalesce(max(position), -1) + 1, ${JSON.stringify(names)}::jsonb from facets
      on conflict (id) do nothing`)
  }
  await tx.execute(sql`drop table if exists import_values`)
  await tx.execute(sql`
    create temporary table import_values as
    select facet, key, min(text) as text, null::text as value, null::jsonb as names, null::text[] as swatch
    from (
      select 'brand' as facet, lower(brand) as key, brand as text from import_products
      where brand is not null and (is_new or 'brand' = any(changes))
      union all
      select 'colour', lower(colour), colour from import_products where colour is not null and (is_new or 'colour' = any(changes))
      union all
      select 'size', o.size, o.size from import_offers o join import_products p on p.row = o.product_row
      where o.size is not null and (p.is_new or 'sizes' = any(p.changes))
      union all
      select f.id, lower(trim(part)), trim(part)
      from import_products p
      cross join lateral jsonb_array_elements(p.params) as param
      join facets f on f.id not in ${RESERVED} and ${isOneOfNames(sql`param->>'name'`, sql`f.names`)}
      cross join lateral regexp_split_to_table(param->>'value', '\\|') as part
      where p.params is not null and (p.is_new or 'parameters' = any(p.changes)) and trim(part) <> ''
    ) as texts group by facet, key`)
  await tx.execute(sql`create index on import_values (facet, key)`)
  await tx.execute(sql`analyze import_values`)
  await tx.execute(sql`
    update import_values i set value = v.value, names = v.names
    from facet_values v where v.facet_id = i.facet and (${isOneOfNames(sql`i.key`, sql`v.names`)} or i.facet = 'size' and v.value = i.text)`)
  // A shade by which the shop calls a product: «Графіт» is its value «Графітовий».
  await tx.execute(sql`
    update import_values i set value = known.value, names = known.colours, swatch = known.swatch
    from (
      select distinct on (c.key) c.key, f.value, p.colours, p.swatch
      from import_values c
      join products p on ${isOneOfNames(sql`c.key`, sql`p.colours`)}
      join product_facets f on f.product_id = p.id and f.facet_id = 'colour'
      where c.facet = 'colour' and c.value is null order by c.key, p.id
    ) as known where i.facet = 'colour' and i.key = known.key`)
  await tx.execute(sql`
    update import_values i set swatch = known.swatch
    from (
      select distinct on (f.value) f.value, p.swatch
      from product_facets f join products p on p.id = f.product_id
      where f.facet_id = 'colour' order by f.value, p.id
    ) as known where i.facet = 'colour' and i.swatch is null and known.value = i.value`)
  for (;;) {
    const rows = Unresolved.parse(
      await tx.execute(
        sql`select facet, text, key from import_values where value is null order by facet, key limit ${BATCH_SIZE}`,
      ),
    )
    if (rows.length === 0) return
    await addValues(tx, rows)
  }
}

async function addValues(tx: Database, unresolved: z.infer<typeof Unresolved>): Promise<void> {
  const idOf = ({ facet, text }: { facet: string; text: string }) => (facet === 'size' ? text : slugOf(text))
  const rows = Taken.parse(
    await tx.execute(
      sql`select facet_id as facet, value from facet_values where value = any(${sql.param(unresolved.map(idOf))}::text[])`,
    ),
  )
  const taken = new Set(rows.map(({ facet, value }) => `${facet} ${value}`))
  const added = unresolved.map(row => {
    const id = idOf(row)
    const isTaken = taken.has(`${row.facet} ${id}`)
    taken.add(`${row.facet} ${id}`)
    const value = isTaken
      ? `${id.slice(0, MAX_VALUE - 7)}-${createHash('sha256').update(row.text).digest('hex').slice(0, 6)}`
      : id
    const names = Object.fromEntries(locales.map(lang => [lang, row.text]))
    return { ...row, value, names, position: row.facet === 'size' ? Math.round(sizePosition(row.text)) : null }
  })
  const values = sql`jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as row (facet text, key text, value text, names jsonb, position int)`
  await tx.execute(sql`
    insert into facet_values (facet_id, value, position, names)
    select row.facet, row.value, coalesce(row.position, (
      select coalesce(max(own.position), -1) + 1 from facet_values own where own.facet_id = row.facet
    )), row.names from ${values}
    on conflict do nothing`)
  await tx.execute(sql`
    update import_values i set value = row.value, names = row.names from ${values} where row.facet = i.facet and row.key = i.key`)
}

/** Writes the facets of the changed products. Those that the feed does not state stay. */
export async function writeFacets(tx: Database): Promise<void> {
  for (const facet of ['brand', 'colour'] as const) {
    const text = sql.raw(`p.${facet}`)
    const isChanged = sql`${text} is not null and (p.is_new or ${facet}::text = any(p.changes))`
    await tx.execute(sql`
      delete from product_facets f using import_products p where f.product_id = p.product_id and f.facet_id = ${facet} and ${isChanged}`)
    await tx.execute(sql`
      insert into product_facets (product_id, facet_id, value)
      select p.product_id, i.facet, i.value from import_products p
      join import_values i on i.facet = ${facet} and i.key = lower(${text})
      where ${isChanged} on conflict do nothing`)
  }
  const stated = sql`
    import_products p
    cross join lateral jsonb_array_elements(p.params) as param
    join facets f on f.id not in ${RESERVED} and ${isOneOfNames(sql`param->>'name'`, sql`f.names`)}`
  const isChanged = sql`p.params is not null and (p.is_new or 'parameters' = any(p.changes))`
  await tx.execute(sql`
    delete from product_facets own using (select distinct p.product_id, f.id as facet from ${stated} where ${isChanged}) as feed
    where own.product_id = feed.product_id and own.facet_id = feed.facet`)
  await tx.execute(sql`
    insert into product_facets (product_id, facet_id, value)
    select distinct p.product_id, f.id, i.value
    from ${stated}
    cross join lateral regexp_split_to_table(param->>'value', '\\|') as part
    join import_values i on i.facet = f.id and i.key = lower(trim(part))
    where ${isChanged} on conflict do nothing`)
}
