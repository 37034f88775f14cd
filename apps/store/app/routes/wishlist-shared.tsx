import '@shop/ui/theme/empty-state.css'
import '../features/catalogue/tile/product-tile-styles.ts'
import '../features/wishlist/wishlist.css'
import { splitLocale } from '@shop/contract/locales'
import { markLiked, productTileView } from '../features/catalogue/index.server.ts'
import { ProductTiles } from '../features/catalogue/index.ts'
import { likedProducts } from '../features/wishlist/index.server.ts'
import { callApi } from '../platform/request/call-api.ts'
import { noindexMeta } from '../platform/seo/noindex-meta.server.ts'
import { getWords } from '../platform/words/words.server.ts'
import { EmptyNotice } from '../shell/empty-notice.tsx'
import type { Route } from './+types/wishlist-shared.ts'

export { tokenPageHeaders as headers } from '../platform/request/token-page-headers.ts'
export { ErrorBoundary, meta } from '../shell/page-route.ts'

/** A group that its owner shares by a link. A revoked or unknown token is answered like any page that does not exist. */
export async function loader({ context, url, params: { token } }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  // Never cached, as it asks for the shopper: a link that is revoked must be dead at once.
  const [liked, { name, products }] = await Promise.all([
    likedProducts(context),
    callApi(context, '/api/wishlist/shared', { lang: locale, token }),
  ])
  const { emptyHint, toCatalogue, shared } = getWords(locale, 'wishlist')
  const { list, chooseSize } = getWords(locale, 'catalogue')
  return {
    name,
    cards: markLiked(products.map(productTileView), liked),
    words: { ...shared, emptyHint, toCatalogue, products: list.products, chooseSize },
    seo: await noindexMeta(context, url, { title: name, description: shared.description }),
  }
}

/** Read-only: its toggles are those of the visitor's own wishlist. */
export default function SharedWishlistRoute({ loaderData: { name, cards, words } }: Route.ComponentProps) {
  return (
    <div className="wrap wishlist-page wishlist-page--shared">
      <h1 data-text="h1">{name}</h1>
      <p data-text="lead">{words.description}</p>
      {cards.length === 0 ? (
        <EmptyNotice words={words} />
      ) : (
        <>
          <h2 data-visually-hidden="">{words.products}</h2>
          <ProductTiles cards={cards} chooseSize={words.chooseSize} />
        </>
      )}
    </div>
  )
}
