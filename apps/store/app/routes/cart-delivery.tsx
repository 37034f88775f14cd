import '@shop/ui/theme/field-controls.css'
import '@shop/ui/theme/combobox.css'
import '@shop/ui/theme/error-summary.css'
import '../checkout/checkout.css'
import '../checkout/thank-you.css'
import { requireOrderKey } from '../checkout/order-key.server.ts'
import { changeDelivery, loadChangeDelivery } from '../orders/change-delivery.server.ts'
import { ChangeDeliveryPage } from '../orders/change-delivery-page.tsx'
import { screenMeta } from '../seo/screen-meta.ts'
import type { Route } from './+types/cart-delivery.ts'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'
export const meta = screenMeta

/** The URL may contain the token of the order: no referrer, no caching. */
export const headers: Route.HeadersFunction = () => ({
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'private, no-store',
})

export const loader = async ({ context, url }: Route.LoaderArgs) =>
  loadChangeDelivery(context, url, await requireOrderKey(context, url))

export const action = async ({ request, context, url }: Route.ActionArgs) =>
  changeDelivery(request, context, url, await requireOrderKey(context, url))

export default function DeliveryRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ChangeDeliveryPage data={loaderData} result={actionData} />
}
