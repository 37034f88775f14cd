import '@shop/ui/theme/availability-label.css'
import '@shop/ui/theme/price.css'
import '@shop/ui/theme/size-quantity-table.css'
import '../styles/media-surface.css'
import '../catalogue/product-heading.css'
import '../cart/added-goods.css'
import '../crew/crew.css'
import '../product/product-styles.ts'
import { addCrewOrder, loadCrewOrder } from '../crew/crew-order.server.ts'
import { CrewOrderPage } from '../crew/crew-order-page.tsx'
import { screenMeta } from '../seo/screen-meta.ts'
import type { Route } from './+types/crew.ts'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'
export const meta = screenMeta

export const loader = ({ context, url, params }: Route.LoaderArgs) => loadCrewOrder(context, url, params)

export const action = ({ request, context, url }: Route.ActionArgs) => addCrewOrder(request, context, url)

export default function CrewRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CrewOrderPage data={loaderData} reply={actionData} />
}
