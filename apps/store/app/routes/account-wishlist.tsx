import '@shop/ui/theme/action-menu.css'
import '@shop/ui/theme/empty-state.css'
import '@shop/ui/theme/error-summary.css'
import '@shop/ui/theme/field.css'
import '@shop/ui/theme/tabs.css'
import '../features/catalogue/tile/product-tile-styles.ts'
import '../features/wishlist/wishlist.css'
import { splitLocale } from '@shop/contract/locales'
import { sectionMeta } from '../features/account/index.server.ts'
import { changeWishlist, wishlistView } from '../features/wishlist/index.server.ts'
import { WishlistPage } from '../features/wishlist/index.ts'
import { requireCustomer } from '../platform/session/customer.server.ts'
import { getWords } from '../platform/words/words.server.ts'
import type { Route } from './+types/account-wishlist.ts'

export { AccountError as ErrorBoundary, accountMeta as meta } from '../features/account/index.ts'

/** The screen of `/wishlist` within the account layout. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  await requireCustomer(context, locale)
  const { words, ...view } = await wishlistView(context, locale, url)
  return {
    ...view,
    words: { ...words, title: getWords(locale, 'account').sections['account-wishlist'] },
    seo: await sectionMeta(context, url, 'account-wishlist'),
  }
}

export const action = ({ request, context, url }: Route.ActionArgs) => changeWishlist(request, context, url.pathname)

export default function AccountWishlistRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <WishlistPage data={loaderData} result={actionData} />
}
