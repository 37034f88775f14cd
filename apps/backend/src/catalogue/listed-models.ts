import type { ProductCard } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'
import { hryvnias } from '../values/money.ts'
import type { Context } from '../wire/handler.ts'
import { loadProductCards } from './cards.ts'
import type { ListedModel } from './list-models.ts'
import { shownPrice } from './shown-price.ts'

const ListedModels = rowsOf({ id: z.int(), lowest: z.int(), highest: z.int() })

/** Models with all their colours, in the order of the ids. Shown is the first colour in stock. */
export async function findListedModels(db: Database, modelIds: readonly number[]): Promise<ListedModel[]> {
  if (modelIds.length === 0) return []
  const ids = sql`array[${sql.join(
    modelIds.map(id => sql`${id}::int`),
    sql`, `,
  )}]`
  return ListedModels.parse(
    await db.execute(sql`
      select (array_agg(id order by "left" > 0 desc, position, id))[1] as id, min(${shownPrice}) as lowest, max(${shownPrice}) as highest
      from products
      where model_id = any(${ids})
      group by model_id
      order by array_position(${ids}, model_id)`),
  )
}

/** One card per model. */
export async function loadModelCards(
  listed: readonly ListedModel[],
  lang: Locale,
  context: Pick<Context, 'db' | 'dataVersions' | 'pictures' | 'clock' | 'tags'>,
): Promise<ProductCard[]> {
  const lowestOf = new Map(listed.map(({ id, lowest, highest }) => [id, lowest < highest ? hryvnias(lowest) : null]))
  const cards = await loadProductCards([...lowestOf.keys()], lang, context)
  return cards.map(card => {
    const price_from = lowestOf.get(card.id) ?? card.price_from
    return price_from === card.price_from ? card : { ...card, price_from }
  })
}
