import '@shop/ui/theme/field-controls.css'
import '@shop/ui/theme/combobox.css'
import '@shop/ui/theme/error-summary.css'
import '../features/checkout/checkout.css'
import '../features/checkout/thank-you.css'
import { changeDelivery, loadChangeDelivery, requireOrderKey } from '../features/checkout/index.server.ts'
import { ChangeDeliveryPage } from '../features/checkout/index.ts'
import type { Route } from './+types/cart-delivery.ts'

export { tokenPageHeaders as headers } from '../platform/request/token-page-headers.ts'
export { ErrorBoundary, meta } from '../shell/page-route.ts'

export const loader = async ({ context, url }: Route.LoaderArgs) =>
  loadChangeDelivery(context, url, await requireOrderKey(context, url))

export const action = async ({ request, context, url }: Route.ActionArgs) =>
  changeDelivery(request, context, url, await requireOrderKey(context, url))

export default function DeliveryRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ChangeDeliveryPage data={loaderData} result={actionData} />
}
