import '@shop/ui/theme/field-controls.css'
import '@shop/ui/theme/option-picker.css'
import '../features/account/auth/auth.css'
import '../features/catalogue/tile/product-tile-styles.ts'
import '../features/catalogue/stock-requests/substitutes.css'
import '../features/catalogue/tile/product-heading.css'
import '../platform/theme/media-surface.css'
import { loadStockRequest, markLiked, sendStockRequest } from '../features/catalogue/index.server.ts'
import { StockRequestPage } from '../features/catalogue/index.ts'
import { likedProducts } from '../features/wishlist/index.server.ts'
import type { Route } from './+types/notify.ts'

export { ErrorBoundary, meta } from '../shell/page-route.ts'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const [liked, request] = await Promise.all([likedProducts(context), loadStockRequest(context, url, params)])
  return { ...request, substitutes: markLiked(request.substitutes, liked) }
}

export const action = ({ request, context, url, params }: Route.ActionArgs) =>
  sendStockRequest(request, context, url, params)

export default function NotifyRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <StockRequestPage data={loaderData} reply={actionData} />
}
