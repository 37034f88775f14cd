import '../orders/invoice.css'
import '../styles/spec-table.css'
import { localise, splitLocale } from '@shop/contract/locales'
import { findOrder } from '../account/orders/orders.server.ts'
import { loadInvoice } from '../orders/invoice.server.ts'
import { Invoice } from '../orders/invoice.tsx'
import type { Route } from './+types/account-order.ts'

export { AccountError as ErrorBoundary } from '../account/account-error.tsx'
export { accountMeta as meta } from '../account/account-meta.ts'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const order = await findOrder(context, locale, params.number)
  const back = `${localise('/account/orders', locale)}?${new URLSearchParams({ order: order.number })}`
  return { ...(await loadInvoice(context, url, order)), back }
}

export default function OrderRoute({ loaderData: { seo: _, back, ...invoice } }: Route.ComponentProps) {
  return <Invoice {...invoice} back={{ path: back, text: invoice.words.back }} />
}
