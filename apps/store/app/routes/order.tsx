import '@shop/ui/theme/field-controls.css'
import '../features/account/auth/auth.css'
import { findOrderByCode, loadOrderLookup } from '../features/account/index.server.ts'
import { OrderLookupPage } from '../features/account/index.ts'
import type { Route } from './+types/order.ts'

export { tokenPageHeaders as headers } from '../platform/request/token-page-headers.ts'
export { ErrorBoundary, meta } from '../shell/page-route.ts'

export const loader = ({ context, url }: Route.LoaderArgs) => loadOrderLookup(context, url)

export const action = ({ request, context, url }: Route.ActionArgs) => findOrderByCode(request, context, url)

export default function OrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <OrderLookupPage words={loaderData.words} reply={actionData} />
}
