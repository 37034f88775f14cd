import '@shop/ui/theme/action-menu.css'
import '@shop/ui/theme/empty-state.css'
import '@shop/ui/theme/error-summary.css'
import '@shop/ui/theme/field.css'
import '@shop/ui/theme/tabs.css'
import '../features/catalogue/tile/product-tile-styles.ts'
import '../features/wishlist/wishlist.css'
import { splitLocale } from '@shop/contract/locales'
import { useRevalidateCustomer } from '../features/account/index.ts'
import { changeWishlist, unmergedNotice, wishlistView } from '../features/wishlist/index.server.ts'
import { UnmergedNotice, WishlistPage } from '../features/wishlist/index.ts'
import type { Route } from './+types/wishlist.ts'

export { ErrorBoundary, meta } from '../shell/page-route.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const view = await wishlistView(context, locale, url)
  return { ...view, unmerged: view.isCustomer ? unmergedNotice(context, locale) : null }
}

export const action = ({ request, context, url }: Route.ActionArgs) => changeWishlist(request, context, url.pathname)

export default function WishlistRoute({ loaderData, actionData }: Route.ComponentProps) {
  useRevalidateCustomer(loaderData.customer)
  return (
    <div className="wrap">
      <UnmergedNotice words={loaderData.unmerged} />
      <WishlistPage data={loaderData} result={actionData} />
    </div>
  )
}
