import type { ProductCard } from '@shop/contract'
import type { Client } from '@shop/contract/client'
import type { Locale } from '@shop/contract/locales'
import { forgetUnknown, viewedProducts } from './viewed-products.ts'

/** A row of four. */
const SHOWN = 4

interface ModelCard {
  id: number
  /** The colours of the model. */
  variants: readonly { id: number }[]
}

/** Whether two cards are colours of one model. */
const isSameModel = (one: ModelCard, other: ModelCard): boolean =>
  one.id === other.id || one.variants.some(({ id }) => id === other.id)

/** One card per model, the colour that was looked at last, without the model of the page. */
export function oneCardPerModel<Card extends ModelCard>(cards: readonly Card[], current: number | undefined): Card[] {
  const own = cards.find(({ id }) => id === current)
  const others = cards.filter(card => !(own && isSameModel(card, own)))
  return others.filter((card, index) => others.findIndex(other => isSameModel(other, card)) === index).slice(0, SHOWN)
}

/** The cards of the products viewed before, as they are now; null without an answer. `current`: id of the page's product. */
export async function loadViewed(
  client: Client,
  lang: Locale,
  current: number | undefined,
): Promise<ProductCard[] | null> {
  const ids = viewedProducts()
  if (ids.every(id => id === current)) return []
  const asked = current === undefined || ids.includes(current) ? ids : [current, ...ids]
  const answer = await client.call('/api/product/cards', { lang, ids: [...asked] })
  if (!answer.success) return null
  forgetUnknown(
    answer.data.map(({ id }) => id),
    asked,
  )
  return oneCardPerModel(answer.data, current)
}
