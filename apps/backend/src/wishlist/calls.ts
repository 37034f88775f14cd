import { wishlistShow } from '@shop/contract'
import { EVERYTHING } from '@shop/contract/wishlist-map'
import { loadProductCards } from '../catalogue/cards.ts'
import { ok } from '../wire/call-result.ts'
import { defineHandler } from '../wire/handler.ts'
import { words } from '../words/index.ts'

/** A guest's wishlist is stored in the browser: the request contains it. */
export const wishlist = [
  defineHandler(wishlistShow, async ({ lang, wishlist: map = {} }, context) => {
    const cards = await loadProductCards([...new Set(Object.values(map).flat())], lang, context)
    const byId = new Map(cards.map(card => [card.id, card]))
    // The group of everything comes first.
    const groups = Object.entries(map).sort(([a], [b]) => Number(b === EVERYTHING) - Number(a === EVERYTHING))
    return ok({
      groups: groups.map(([id, ids]) => ({
        id,
        name: id === EVERYTHING ? words[lang].everythingLiked : id,
        products: [...new Set(ids)].flatMap(product => byId.get(product) ?? []),
      })),
    })
  }),
]
