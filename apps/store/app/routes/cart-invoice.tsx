import '../features/checkout/orders/invoice.css'
import '../platform/theme/spec-table.css'
import { splitLocale } from '@shop/contract/locales'
import { loadInvoice, loadOrder, requireOrderKey } from '../features/checkout/index.server.ts'
import { Invoice, orderPagePath } from '../features/checkout/index.ts'
import type { Route } from './+types/cart-invoice.ts'

export { tokenPageHeaders as headers } from '../platform/request/token-page-headers.ts'
export { ErrorBoundary, meta } from '../shell/page-route.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const key = await requireOrderKey(context, url)
  return loadInvoice(context, url, await loadOrder(context, locale, key), orderPagePath('order', key, locale))
}

export default function InvoiceRoute({ loaderData: { seo: _, ...invoice } }: Route.ComponentProps) {
  return (
    <div className="wrap invoice-page">
      <Invoice {...invoice} backText={invoice.words.toOrder} />
    </div>
  )
}
