import '@shop/ui/theme/empty-state.css'
import '@shop/ui/theme/field-controls.css'
import '@shop/ui/theme/upload.css'
import '../returns/returns.css'
import { sectionMeta } from '../account/section-meta.server.ts'
import { loadReturns, sendReturn } from '../returns/returns.server.ts'
import { ReturnsPage } from '../returns/returns-page.tsx'
import type { Route } from './+types/account-exchange.ts'

export { AccountError as ErrorBoundary } from '../account/account-error.tsx'
export { accountMeta as meta } from '../account/account-meta.ts'

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
