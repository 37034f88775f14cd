import '@shop/ui/theme/empty-state.css'
import '@shop/ui/theme/field-controls.css'
import '@shop/ui/theme/upload.css'
import '../features/account/auth/auth.css'
import '../features/account/returns/returns.css'
import { splitLocale } from '@shop/contract/locales'
import { loadReturns, sendReturn } from '../features/account/index.server.ts'
import { ReturnsPage } from '../features/account/index.ts'
import { requireOrderKey } from '../features/checkout/index.server.ts'
import { noindexMeta } from '../platform/seo/noindex-meta.server.ts'
import { getWords } from '../platform/words/words.server.ts'
import type { Route } from './+types/cart-return.ts'

export { tokenPageHeaders as headers } from '../platform/request/token-page-headers.ts'
export { ErrorBoundary, meta } from '../shell/page-route.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const returns = await loadReturns(context, url, await requireOrderKey(context, url))
  const seo = await noindexMeta(context, url, {
    title: returns.words.title,
    description: getWords(locale, 'seo').account,
  })
  return { returns, seo }
}

export const action = async ({ request, context, url }: Route.ActionArgs) =>
  sendReturn(request, context, url, await requireOrderKey(context, url))

export default function ReturnRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap returns-page">
      <ReturnsPage data={loaderData.returns} result={actionData} />
    </div>
  )
}
