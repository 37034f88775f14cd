import { describe, expect, it } from 'vitest'
import { loadAddresses } from '../../features/account/addresses/addresses.server.ts'
import { loadAccount } from '../../features/account/contact/contact.server.ts'
import { loadOrders } from '../../features/account/orders/orders.server.ts'
import { loadReturns } from '../../features/account/returns/returns.server.ts'
import { createRequestContext, failure, success } from '../../testing/request-context.ts'
import type { LoaderContext } from '../request/context.ts'
import { getCustomer } from './customer.server.ts'

describe('a page of the account whose session has expired', () => {
  it.each<[string, (context: LoaderContext, url: URL) => Promise<unknown>]>([
    ['/account', loadAccount],
    ['/account/addresses', loadAddresses],
    ['/account/orders', loadOrders],
    ['/account/exchange', (context, url) => loadReturns(context, url, null)],
  ])('%s asks once who is signed in, and nothing else', async (path, load) => {
    const protectedCalls: string[] = []
    const context = createRequestContext({
      isSignedIn: true,
      answer(call) {
        if (!/^\/api\/(auth|profile)\//.test(call)) return success({})
        protectedCalls.push(call)
        return failure('unauthorised', 401)
      },
    })
    const page = load(context, new URL(path, 'https://shop.test'))
    expect(await getCustomer(context, 'uk')).toBeNull() // as its layout does
    await expect(page).rejects.toMatchObject({ init: { status: 401 } })
    expect(protectedCalls).toEqual(['/api/auth/user'])
  })
})
