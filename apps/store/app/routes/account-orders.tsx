import '@shop/ui/theme/empty-state.css'
import '@shop/ui/theme/order-timeline.css'
import '@shop/ui/theme/pagination.css'
import '@shop/ui/theme/price.css'
import '../features/account/orders/orders.css'
import '../features/checkout/thank-you.css'
import { changeOrder, loadOrders } from '../features/account/index.server.ts'
import { OrdersPage } from '../features/account/index.ts'
import type { Route } from './+types/account-orders.ts'

export { AccountError as ErrorBoundary, accountMeta as meta } from '../features/account/index.ts'

export const loader = ({ context, url }: Route.LoaderArgs) => loadOrders(context, url)

export const action = ({ request, context, url }: Route.ActionArgs) => changeOrder(request, context, url)

export default function OrdersRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <OrdersPage data={loaderData} result={actionData} />
}
