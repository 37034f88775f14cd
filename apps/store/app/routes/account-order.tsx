import '../account/orders/orders.css'
import '../styles/spec-table.css'
import { splitLocale } from '@shop/contract/locales'
import { Invoice } from '../account/orders/invoice.tsx'
import { findOrder } from '../account/orders/orders.server.ts'
import { sectionMeta } from '../account/section-meta.server.ts'
import { getSettings } from '../backend/settings.server.ts'
import { fill } from '../phrase.ts'
import { getWords } from '../words/words.server.ts'
import type { Route } from './+types/account-order.ts'

export { AccountError as ErrorBoundary } from '../account/account-error.tsx'
export { accountMeta as meta } from '../account/account-meta.ts'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const [order, settings] = await Promise.all([findOrder(context, locale, params.number), getSettings(context, locale)])
  const words = getWords(locale, 'orders')
  const title = fill(words.invoiceTitle, { number: order.number })
  const main = settings.contacts.find(({ is_main }) => is_main)
  return {
    order,
    seller: { name: settings.name, phone: main?.phones[0]?.label ?? null },
    words,
    checkoutWords: getWords(locale, 'checkout'),
    cartWords: getWords(locale, 'cart'),
    seo: await sectionMeta(context, url, 'account-orders', title),
  }
}

export default function OrderRoute({ loaderData: { seo: _, ...invoice } }: Route.ComponentProps) {
  return <Invoice {...invoice} />
}
