import { splitLocale } from '@shop/contract/locales'
import { data } from 'react-router'
import { type LoaderContext, requestContext } from '../../platform/request/context.ts'
import { ownerOf } from '../../platform/session/customer.server.ts'
import { linkedOrderKey, type OrderKey, readOrderKey } from './order-cookie.server.ts'

/** The order of a request: from the link, otherwise from the cookie of its owner. Throws 404 without one. */
export async function requireOrderKey(context: LoaderContext, url: URL): Promise<OrderKey> {
  const { secret, shopper } = context.get(requestContext)
  const ownKey = async () => {
    const owner = await ownerOf(context, splitLocale(url.pathname).locale)
    return readOrderKey({ secret, owner, cookie: shopper().cookie })
  }
  const linked = linkedOrderKey(url.searchParams)
  const key = linked === undefined ? await ownKey() : linked
  if (!key) throw data(null, { status: 404 })
  return key
}
