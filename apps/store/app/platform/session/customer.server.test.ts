import { describe, expect, it } from 'vitest'
import { loadAddresses } from '../../features/account/addresses/addresses.server.ts'
import { loadAccount } from '../../features/account/contact/contact.server.ts'
import { answerProfileForm } from '../../features/account/contact/profile-action.server.ts'
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

it('shows a customer the name that the same request has saved', async () => {
  const user = { id: 1, name: 'Ольга', last_name: 'Мельник', email: 'olha@poshta.example', email_confirmed: true }
  const context = createRequestContext({
    isSignedIn: true,
    answer: call => success(call === '/api/profile/edit' ? { ...user, name: 'Ірина' } : user),
  })
  const url = new URL('https://shop.test/account')
  const body = new URLSearchParams({ intent: 'details', name: 'Ірина', last_name: 'Мельник', phone: '' })
  await answerProfileForm({ request: new Request(url, { method: 'POST', body }), context, url })
  expect(await getCustomer(context, 'uk')).toMatchObject({ name: 'Ірина' })
})
