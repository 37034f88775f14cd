import '../orders/invoice.css'
import '../styles/spec-table.css'
import { splitLocale } from '@shop/contract/locales'
import { callApi } from '../backend/call-api.ts'
import { requireOrderKey } from '../checkout/order-key.server.ts'
import { loadInvoice } from '../orders/invoice.server.ts'
import { Invoice } from '../orders/invoice.tsx'
import { orderPagePath } from '../orders/order-paths.ts'
import { screenMeta } from '../seo/screen-meta.ts'
import type { Route } from './+types/cart-invoice.ts'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'
export const meta = screenMeta

/** The URL may contain the token of the order: no referrer, no caching. */
export const headers: Route.HeadersFunction = () => ({
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'private, no-store',
})

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const key = await requireOrderKey(context, url)
  const order = await callApi(context, '/api/checkout/order', { lang: locale, ...key })
  return { ...(await loadInvoice(context, url, order)), back: orderPagePath('order', key, locale) }
}

export default function InvoiceRoute({ loaderData: { seo: _, back, ...invoice } }: Route.ComponentProps) {
  return (
    <div className="wrap invoice-page">
      <Invoice {...invoice} back={{ path: back, text: invoice.words.toOrder }} />
    </div>
  )
}
