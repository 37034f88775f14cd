import { messages } from '@shop/contract'
import { type Locale, localise } from '@shop/contract/locales'
import { EVERYTHING } from '@shop/contract/wishlist-map'
import { type LoaderContext, requestContext } from '../../platform/request/context.ts'
import { noindexMeta } from '../../platform/seo/noindex-meta.server.ts'
import { getWords } from '../../platform/words/words.server.ts'
import { loadWishlist, wishlistOf } from './load-wishlist.server.ts'
import { wishlistCard } from './wishlist-card.server.ts'

/** Loader data of the wishlist: a customer's list, or the one in a guest's cookie, with the cards of its products. */
export async function wishlistView(context: LoaderContext, locale: Locale, url: URL) {
  const { customer, groups } = await loadWishlist(context, locale)
  const { origin } = context.get(requestContext)
  const { shared: _, ...words } = getWords(locale, 'wishlist')
  const products = new Map(groups.flatMap(group => group.products.map(product => [product.id, product])))
  const shared = groups.flatMap(({ id, share_token }) =>
    share_token ? [[id, origin + localise(`/wishlist/shared/${share_token}`, locale)] as const] : [],
  )
  return {
    words: {
      ...words,
      emptyHint: customer !== null ? words.emptyHintCustomer : words.emptyHint,
      required: messages[locale].required,
    },
    customer,
    isCustomer: customer !== null,
    wishlist: wishlistOf(groups),
    everything: groups.find(({ id }) => id === EVERYTHING)?.name ?? words.title,
    cards: [...products.values()].map(wishlistCard),
    /** Addresses of the groups that are shared, by the group's name on the wire. */
    links: Object.fromEntries(shared),
    /** Makes adding a group to the cart without scripts idempotent. */
    key: crypto.randomUUID(),
    seo: await noindexMeta(context, url, { title: words.title, description: getWords(locale, 'seo').wishlist }),
  }
}

export type WishlistPageData = Awaited<ReturnType<typeof wishlistView>>
