import { locales } from '@shop/contract/locales'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { words } from '../words/index.ts'
import { hasChange, isOwnCharacteristic } from './compare.ts'

const label = (name: string, value: SQL): SQL =>
  sql`jsonb_build_array(jsonb_build_object('name', ${name}::text, 'value', ${value}))`

/** Name, description and characteristics of new and changed products, in every language. */
export async function writeTexts(tx: Database): Promise<void> {
  for (const lang of locales) {
    const name = sql.raw(`p.name_${lang}`)
    const description = sql.raw(`p.description_${lang}`)
    const { brand, colour } = words[lang].facets
    const colourIn = sql`coalesce(i.names->>${lang}::text, p.colour)`
    const paragraph = sql`'<p>' || replace(replace(p.name_uk, '&', '&amp;'), '<', '&lt;') || '</p>'`
    await tx.execute(sql`
      insert into product_texts (product_id, lang, name, summary, description, standards, technical_data, characteristics)
      select
        p.product_id, ${lang}, coalesce(${name}, p.name_uk),
        coalesce((
          select string_agg(item->>'value', ' · ' order by at) from jsonb_array_elements(p.params) with ordinality as list (item, at)
          where at <= 3 and length(item->>'value') <= 60
        ), ''),
        coalesce(${description}, p.description_uk, ${paragraph}), '[]', '[]',
        case when p.brand is null then '[]'::jsonb else ${label(brand, sql`p.brand`)} end
          || case when p.colour is null then '[]'::jsonb else ${label(colour, colourIn)} end
          || coalesce(p.params, '[]'::jsonb)
      from import_products p
      left join import_values i on i.facet = 'colour' and i.key = p.colour_key
      where p.is_new`)
    const listed = (condition: SQL) => sql`coalesce((
      select jsonb_agg(item order by at) from jsonb_array_elements(t.characteristics) with ordinality as list (item, at)
      where ${condition}
    ), '[]'::jsonb)`
    const itemName = sql`lower(item->>'name')`
    const isOwn = isOwnCharacteristic(sql`item->>'name'`)
    const isNamed = (one: string) => listed(sql`${itemName} = ${one.toLowerCase()}`)
    const params = listed(sql`not ${isOwn}`)
    const others = listed(sql`${isOwn} and ${itemName} not in (${brand.toLowerCase()}, ${colour.toLowerCase()})`)
    // A copy of the Ukrainian text follows it; a translation stays.
    const follow = (field: 'name' | 'description', stated: SQL) => {
      const own = sql.raw(`t.${field}`)
      const ukrainian = sql.raw(`uk.${field}`)
      const next = sql.raw(`p.${field}_uk`)
      const changed = sql`coalesce(${stated}, case when ${own} = ${ukrainian} then ${next} end, ${own})`
      // A text that the shop has as the file writes it stays.
      return field === 'name'
        ? changed
        : sql`case when ${sql.raw(`p.written_${lang}`)} = ${own} then ${own} else ${changed} end`
    }
    await tx.execute(sql`
      update product_texts t set
        name = ${follow('name', name)},
        description = ${follow('description', description)},
        characteristics =
          case when ${hasChange('brand')} then ${label(brand, sql`p.brand`)} else ${isNamed(brand)} end
          || case when ${hasChange('colour')} then ${label(colour, colourIn)} else ${isNamed(colour)} end
          || case when ${hasChange('parameters')} then p.params else ${params} end
          || ${others}
      from import_products p
      join product_texts uk on uk.product_id = p.product_id and uk.lang = 'uk'
      left join import_values i on i.facet = 'colour' and i.key = p.colour_key
      where t.product_id = p.product_id and t.lang = ${lang} and not p.is_new
        and p.changes && array['name', 'description', 'brand', 'colour', 'parameters']`)
  }
}
