import '@shop/ui/theme/empty-state.css'
import '@shop/ui/theme/field-controls.css'
import '@shop/ui/theme/upload.css'
import '../features/account/returns/returns.css'
import { loadReturns, sectionMeta, sendReturn } from '../features/account/index.server.ts'
import { ReturnsPage } from '../features/account/index.ts'
import type { Route } from './+types/account-exchange.ts'

export { AccountError as ErrorBoundary, accountMeta as meta } from '../features/account/index.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const [returns, seo] = await Promise.all([
    loadReturns(context, url, null),
    sectionMeta(context, url, 'account-exchange'),
  ])
  return { returns, seo }
}

export const action = ({ request, context, url }: Route.ActionArgs) => sendReturn(request, context, url, null)

export default function ExchangeRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ReturnsPage data={loaderData.returns} result={actionData} />
}
