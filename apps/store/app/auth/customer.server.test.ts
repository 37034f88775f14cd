import { createClient } from '@shop/contract/client'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { loadAddresses } from '../account/addresses/addresses.server.ts'
import { loadAccount } from '../account/contact/contact.server.ts'
import { loadOrders } from '../account/orders/orders.server.ts'
import { type LoaderContext, requestContext } from '../context.ts'
import { loadReturns } from '../returns/returns.server.ts'
import { getCustomer } from './customer.server.ts'

/** A request whose calls are all rejected as those of an expired session, with the protected calls it makes. */
function expiredSession() {
  const protectedCalls: string[] = []
  const client = createClient({
    baseUrl: 'http://backend.test',
    fetch: async ({ url }) => {
      const { pathname } = new URL(url)
      if (!/^\/api\/(auth|profile)\//.test(pathname)) return Response.json({ success: true, data: {} })
      protectedCalls.push(pathname)
      return Response.json({ success: false, code: 'unauthorised', message: 'Увійдіть' }, { status: 401 })
    },
  })
  const unused = () => {
    throw new Error('not used by these loaders')
  }
  const context = new RouterContextProvider()
  context.set(requestContext, {
    client,
    origin: 'https://shop.test',
    secret: '',
    readsParameters: unused,
    isAdClick: false,
    isData: false,
    reportError: unused,
    refusal: null,
    nonce: '',
    shopper: () => ({ cookie: () => undefined, isSignedIn: true, client, sendPhoto: unused }),
  })
  return { context, protectedCalls }
}

describe('a page of the account whose session has expired', () => {
  it.each<[string, (context: LoaderContext, url: URL) => Promise<unknown>]>([
    ['/account', loadAccount],
    ['/account/addresses', loadAddresses],
    ['/account/orders', loadOrders],
    ['/account/exchange', (context, url) => loadReturns(context, url, null)],
  ])('%s asks once who is signed in, and nothing else', async (path, load) => {
    const { context, protectedCalls } = expiredSession()
    const page = load(context, new URL(path, 'https://shop.test'))
    expect(await getCustomer(context, 'uk')).toBeNull() // as its layout does
    await expect(page).rejects.toMatchObject({ init: { status: 401 } })
    expect(protectedCalls).toEqual(['/api/auth/user'])
  })
})
