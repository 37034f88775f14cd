import '@shop/ui/theme/empty-state.css'
import '@shop/ui/theme/field-controls.css'
import '@shop/ui/theme/upload.css'
import '../returns/returns.css'
import { splitLocale } from '@shop/contract/locales'
import { requireOrderKey } from '../checkout/order-key.server.ts'
import { loadReturns, sendReturn } from '../returns/returns.server.ts'
import { ReturnsPage } from '../returns/returns-page.tsx'
import { noindexMeta } from '../seo/noindex-meta.server.ts'
import { screenMeta } from '../seo/screen-meta.ts'
import { getWords } from '../words/words.server.ts'
import type { Route } from './+types/cart-return.ts'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'
export const meta = screenMeta

/** The URL may contain the token of the order: no referrer, no caching. */
export const headers: Route.HeadersFunction = () => ({
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'private, no-store',
})

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
