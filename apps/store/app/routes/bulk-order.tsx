import '@shop/ui/theme/availability-label.css'
import '@shop/ui/theme/price.css'
import '@shop/ui/theme/size-quantity-table.css'
import '../platform/theme/media-surface.css'
import '../features/catalogue/tile/product-heading.css'
import '../features/cart/added-goods.css'
import '../features/catalogue/bulk-order/bulk-order.css'
import '../features/catalogue/product/product-styles.ts'
import { addBulkOrder, loadBulkOrder } from '../features/catalogue/index.server.ts'
import { BulkOrderPage } from '../features/catalogue/index.ts'
import type { Route } from './+types/bulk-order.ts'

export { ErrorBoundary, meta } from '../shell/page-route.ts'

export const loader = ({ context, url, params }: Route.LoaderArgs) => loadBulkOrder(context, url, params)

export const action = ({ request, context, url }: Route.ActionArgs) => addBulkOrder(request, context, url)

export default function BulkOrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <BulkOrderPage data={loaderData} reply={actionData} />
}
