import '../features/checkout/orders/invoice.css'
import '../platform/theme/spec-table.css'
import { localise, splitLocale } from '@shop/contract/locales'
import { findOrder } from '../features/account/index.server.ts'
import { loadInvoice } from '../features/checkout/index.server.ts'
import { Invoice } from '../features/checkout/index.ts'
import type { Route } from './+types/account-order.ts'

export { AccountError as ErrorBoundary, accountMeta as meta } from '../features/account/index.ts'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const order = await findOrder(context, locale, params.number)
  const back = `${localise('/account/orders', locale)}?${new URLSearchParams({ order: order.number })}`
  return loadInvoice(context, url, order, back)
}

export default function OrderRoute({ loaderData: { seo: _, ...invoice } }: Route.ComponentProps) {
  return <Invoice {...invoice} backText={invoice.words.back} />
}
