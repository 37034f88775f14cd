import '@shop/ui/theme/availability-label.css'
import '@shop/ui/theme/price.css'
import '@shop/ui/theme/size-quantity-table.css'
import '../platform/theme/media-surface.css'
import '../features/catalogue/tile/product-heading.css'
import '../features/cart/added-goods.css'
import '../features/catalogue/bulk-order/crew.css'
import '../features/catalogue/product/product-styles.ts'
import { addCrewOrder, loadCrewOrder } from '../features/catalogue/index.server.ts'
import { CrewOrderPage } from '../features/catalogue/index.ts'
import { screenMeta } from '../platform/seo/screen-meta.ts'
import type { Route } from './+types/crew.ts'

export { RouteError as ErrorBoundary } from '../shell/errors/route-error.tsx'
export const meta = screenMeta

export const loader = ({ context, url, params }: Route.LoaderArgs) => loadCrewOrder(context, url, params)

export const action = ({ request, context, url }: Route.ActionArgs) => addCrewOrder(request, context, url)

export default function CrewRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CrewOrderPage data={loaderData} reply={actionData} />
}
