import '@shop/ui/theme/empty-state.css'
import '@shop/ui/theme/order-timeline.css'
import '@shop/ui/theme/pagination.css'
import '@shop/ui/theme/price.css'
import '../account/orders/orders.css'
import '../checkout/thank-you.css'
import { loadOrders } from '../account/orders/orders.server.ts'
import { changeOrder } from '../account/orders/orders-action.server.ts'
import { OrdersPage } from '../account/orders/orders-page.tsx'
import type { Route } from './+types/account-orders.ts'

export { AccountError as ErrorBoundary } from '../account/account-error.tsx'
export { accountMeta as meta } from '../account/account-meta.ts'

export const loader = ({ context, url }: Route.LoaderArgs) => loadOrders(context, url)

export const action = ({ request, context, url }: Route.ActionArgs) => changeOrder(request, context, url)

export default function OrdersRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <OrdersPage data={loaderData} result={actionData} />
}
