import type { ProductCard, Substitute } from '@shop/contract'
import { formatMessage } from '@shop/ui/messages/format'
import { compactImage, withOneFallback } from '../../../platform/pictures/compact-image.ts'
import { nonBreakingFacts } from '../../../platform/words/non-breaking-text.ts'
import { productTileFields } from './product-tile-fields.ts'

const toTileView = (product: ProductCard) => ({
  ...productTileFields(product),
  image: compactImage(withOneFallback(product.image)),
})

export type ProductTileView = ReturnType<typeof toTileView> & {
  /** It is liked; not known in cached pages, which are the same for all shoppers. */
  liked?: boolean
}

const views = new WeakMap<ProductCard, ProductTileView>()

/** A product tile in loader data; the same object for a card that the backend of this process has stored. */
export function productTileView(product: ProductCard): ProductTileView {
  const view = views.get(product) ?? toTileView(product)
  views.set(product, view)
  return view
}

/** The tiles of a page that is rendered for one shopper, with what that shopper likes: without scripts it is not shown otherwise. */
export const markLiked = (cards: readonly ProductTileView[], liked: readonly number[]): ProductTileView[] =>
  cards.map(card => (liked.includes(card.id) ? { ...card, liked: true } : card))

/** «сезон», but «EN 343»: within a sentence. */
const inSentence = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name

/** A tile of what can be bought instead: in place of the fabric it tells in what it differs. */
export const substituteTileView = ({ differences, ...card }: Substitute, differs: string) => {
  const list = differences.map(({ name, value }) => `${inSentence(name)} — ${inSentence(value)}`).join('; ')
  const tile = productTileView(card)
  return list === '' ? tile : { ...tile, summary: nonBreakingFacts(formatMessage(differs, { list })) }
}
