import '@shop/ui/theme/field-controls.css'
import '../auth/auth.css'
import '../catalogue/product-tile-styles.ts'
import '../stock-requests/substitutes.css'
import { screenMeta } from '../seo/screen-meta.ts'
import { loadStockRequest, sendStockRequest } from '../stock-requests/stock-request.server.ts'
import { StockRequestPage } from '../stock-requests/stock-request-page.tsx'
import type { Route } from './+types/notify.ts'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'
export const meta = screenMeta

export const loader = ({ context, url, params }: Route.LoaderArgs) => loadStockRequest(context, url, params)

export const action = ({ request, context, url, params }: Route.ActionArgs) =>
  sendStockRequest(request, context, url, params)

export default function NotifyRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <StockRequestPage data={loaderData} reply={actionData} />
}
