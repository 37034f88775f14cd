import '@shop/ui/theme/availability-label.css'
import '@shop/ui/theme/price.css'
import '../styles/media-surface.css'
import { addKit, loadKit } from '../kit/kit.server.ts'
import { KitPage } from '../kit/kit-page.tsx'
import { screenMeta } from '../seo/screen-meta.ts'
import type { Route } from './+types/kit.ts'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'
export const meta = screenMeta

export const loader = ({ context, url, params }: Route.LoaderArgs) => loadKit(context, url, params)

export const action = ({ request, context, url, params }: Route.ActionArgs) => addKit(request, context, url, params)

export default function KitRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <KitPage data={loaderData} reply={actionData} />
}
