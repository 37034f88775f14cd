import '@shop/ui/theme/action-menu.css'
import '@shop/ui/theme/empty-state.css'
import '@shop/ui/theme/error-summary.css'
import '@shop/ui/theme/field.css'
import '@shop/ui/theme/tabs.css'
import '../catalogue/product-tile-styles.ts'
import '../wishlist/wishlist.css'
import { splitLocale } from '@shop/contract/locales'
import { useRevalidateCustomer } from '../account/use-revalidate-customer.ts'
import { screenMeta } from '../seo/screen-meta.ts'
import { unmergedNotice } from '../wishlist/unmerged-notice.server.ts'
import { UnmergedNotice } from '../wishlist/unmerged-notice.tsx'
import { wishlistView } from '../wishlist/wishlist.server.ts'
import { changeWishlist } from '../wishlist/wishlist-action.server.ts'
import { WishlistPage } from '../wishlist/wishlist-page.tsx'
import type { Route } from './+types/wishlist.ts'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const view = await wishlistView(context, locale, url)
  return { ...view, unmerged: view.isCustomer ? unmergedNotice(context, locale) : null }
}

export const action = ({ request, context, url }: Route.ActionArgs) => changeWishlist(request, context, url.pathname)

export const meta = screenMeta

export default function WishlistRoute({ loaderData, actionData }: Route.ComponentProps) {
  useRevalidateCustomer(loaderData.customer)
  return (
    <div className="wrap">
      <UnmergedNotice words={loaderData.unmerged} />
      <WishlistPage data={loaderData} result={actionData} />
    </div>
  )
}
