import { type CustomerOrder, OrderStatus, orderStatuses } from '@shop/contract'
import { type Locale, splitLocale } from '@shop/contract/locales'
import { notFound } from '../../../platform/request/call-api.ts'
import type { LoaderContext } from '../../../platform/request/context.ts'
import { callAsCustomer, requireCustomer } from '../../../platform/session/customer.server.ts'
import { getWords } from '../../../platform/words/words.server.ts'
import { orderReturnsWords, receiptQrsOf } from '../../checkout/index.server.ts'
import { sectionMeta } from '../section-meta.server.ts'

const pageOf = (text: string | null): number => {
  if (text === null) return 1
  const page = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 0
  if (page === 0) throw notFound()
  return page
}

/** Whether a text can be asked for: any other would be refused as invalid instead of not being found. */
const isOrderNumber = (text: string): boolean => /^[\w-]{1,32}$/.test(text)

/** Loader data of «Мої замовлення»: one page of the customer's orders, all of them or those with one status. */
export async function loadOrders(context: LoaderContext, url: URL) {
  const { locale } = splitLocale(url.pathname)
  const status = OrderStatus.safeParse(url.searchParams.get('status')).data ?? null
  const page_number = pageOf(url.searchParams.get('page'))
  const { email_confirmed } = await requireCustomer(context, locale)
  const orders = await callAsCustomer(context, '/api/profile/orders', {
    lang: locale,
    page_number,
    ...(status === null ? {} : { status }),
  })
  if (page_number > Math.max(1, orders.pages)) throw notFound()
  return {
    orders,
    /** The orders of a guest become the customer's once the e-mail is confirmed. */
    isEmailConfirmed: email_confirmed,
    status,
    /** The order whose details are initially open. */
    opened: url.searchParams.get('order'),
    /** Idempotency key of «Замовити знову»: a repeated submit adds everything once. */
    repeatKey: crypto.randomUUID(),
    title: getWords(locale, 'account').sections['account-orders'],
    statuses: orderStatuses,
    words: getWords(locale, 'orders'),
    cartWords: getWords(locale, 'cart'),
    checkoutWords: getWords(locale, 'checkout'),
    returnsWords: orderReturnsWords(orders.items, locale),
    receiptQrs: receiptQrsOf(orders.items),
    seo: await sectionMeta(context, url, 'account-orders'),
  }
}

export type OrdersPageData = Awaited<ReturnType<typeof loadOrders>>

/** An order of the customer by its number, case-insensitive because paths are lower case. Throws 404 for another customer's order as for a missing one. */
export async function findOrder(context: LoaderContext, lang: Locale, number: string): Promise<CustomerOrder> {
  if (!isOrderNumber(number)) throw notFound()
  const { items } = await callAsCustomer(context, '/api/profile/orders', { lang, number })
  const [order] = items
  if (!order) throw notFound()
  return order
}
