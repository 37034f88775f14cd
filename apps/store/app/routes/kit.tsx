import '@shop/ui/theme/availability-label.css'
import '@shop/ui/theme/price.css'
import '../platform/theme/media-surface.css'
import { addKit, loadKit } from '../features/catalogue/index.server.ts'
import { KitPage } from '../features/catalogue/index.ts'
import type { Route } from './+types/kit.ts'

export { ErrorBoundary, meta } from '../shell/page-route.ts'

export const loader = ({ context, url, params }: Route.LoaderArgs) => loadKit(context, url, params)

export const action = ({ request, context, url, params }: Route.ActionArgs) => addKit(request, context, url, params)

export default function KitRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <KitPage data={loaderData} reply={actionData} />
}
