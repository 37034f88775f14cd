import type { Order } from '@shop/contract'
import { type Locale, splitLocale } from '@shop/contract/locales'
import { data } from 'react-router'
import type { MissingSubject } from '../../platform/errors/status.ts'
import { thrownStatus } from '../../platform/errors/thrown-status.ts'
import { callApi } from '../../platform/request/call-api.ts'
import { type LoaderContext, requestContext } from '../../platform/request/context.ts'
import { ownerOf } from '../../platform/session/customer.server.ts'
import { linkedOrderKey, type OrderKey, readOrderKey } from './order-cookie.server.ts'

const orderNotFound = () => data('order' satisfies MissingSubject, { status: 404, headers: {} })

/** The key of the order of a request: from the link, otherwise from the cookie of its owner. Throws 404 without one. */
export async function requireOrderKey(context: LoaderContext, url: URL): Promise<OrderKey> {
  const { secret, shopper } = context.get(requestContext)
  let key = linkedOrderKey(url.searchParams)
  if (key === undefined) {
    const owner = await ownerOf(context, splitLocale(url.pathname).locale)
    key = readOrderKey({ secret, owner, cookie: shopper().cookie })
  }
  if (!key) throw orderNotFound()
  return key
}

/** The order that a key opens. Throws 404 when it opens none. */
export async function loadOrder(context: LoaderContext, lang: Locale, key: OrderKey): Promise<Order> {
  try {
    return await callApi(context, '/api/checkout/order', { lang, ...key })
  } catch (thrown) {
    throw thrownStatus(thrown) === 404 ? orderNotFound() : thrown
  }
}
