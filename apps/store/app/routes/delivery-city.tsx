import '@shop/ui/theme/combobox.css'
import '@shop/ui/theme/field-controls.css'
import '../features/account/auth/auth.css'
import { chooseDeliveryCity, loadDeliveryCity } from '../features/delivery/index.server.ts'
import { DeliveryCityPage } from '../features/delivery/index.ts'
import type { Route } from './+types/delivery-city.ts'

export { ErrorBoundary, meta } from '../shell/page-route.ts'

export const loader = ({ request, context, url }: Route.LoaderArgs) => loadDeliveryCity(request, context, url)

export const action = ({ request, context, url }: Route.ActionArgs) => chooseDeliveryCity(request, context, url)

export default function DeliveryCityRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <DeliveryCityPage data={loaderData} reply={actionData} />
}
