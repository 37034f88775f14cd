import { describe, expect, it } from 'vitest'
import { customerOwner, GUEST } from '../../../platform/session/session-cookie.ts'
import { createRequestContext, failure, success } from '../../../testing/request-context.ts'
import { orderCookies, readOrderKey } from '../../checkout/order-cookie.server.ts'
import { unmergedNotice } from '../../wishlist/shopper-wishlist.server.ts'
import { signIn } from './sign-in.server.ts'
import { signedInPath } from './sign-in-page.server.ts'

const user = {
  id: 7,
  name: 'Олена',
  last_name: 'Коваль',
  email: 'o@poshta.example',
  phone: null,
  email_confirmed: true,
}
const session = { access_token: 'k'.repeat(43), expires_in: 3600, user }

/** Signs in without scripts with a list in this browser, whose merge is answered so. */
function signInWithList(merge: () => Response) {
  const context = createRequestContext({
    cookies: { wishlist: '7.1c' },
    answer: path => (path === '/api/profile/wishlist/update' ? merge() : success(session)),
  })
  return { context, result: signIn(context, 'uk', 'login', { email: user.email, password: 'шапка-2026' }) }
}

const clearsList = (headers: Headers) => headers.getSetCookie().some(cookie => cookie.startsWith('wishlist=;'))

describe('a sign-in without scripts with a list in the browser', () => {
  it('removes the list once it is merged', async () => {
    const { isUnmerged, headers } = await signInWithList(() => success({})).result
    expect({ isUnmerged, clears: clearsList(headers) }).toEqual({ isUnmerged: false, clears: true })
  })

  it('keeps the list and says so when it cannot be merged', async () => {
    const { context, result } = signInWithList(() => failure('unavailable', 503))
    const { answer, isUnmerged, headers } = await result
    expect(answer.success).toBe(true)
    expect({ isUnmerged, clears: clearsList(headers) }).toEqual({ isUnmerged: true, clears: false })
    expect(unmergedNotice(context, 'en')?.unmerged).toContain('couldn’t be added')
  })

  it.each([
    ['/account', true, '/account'],
    ['/en/account/orders', true, '/en/account/orders'],
    ['/en/checkout', true, '/en/checkout'],
    ['/news', true, '/wishlist'],
    ['/accounting', true, '/wishlist'],
    ['/news', false, '/news'],
  ])('asked for %s, unmerged: %s, opens %s', (next, isUnmerged, path) => {
    expect(signedInPath('uk', next, isUnmerged)).toBe(path)
  })
})

it('has no notice without a list', () => {
  expect(unmergedNotice(createRequestContext({ answer: () => success({}) }), 'en')).toBeNull()
})

it('takes over the last order of a guest, and forgets the city of another customer', async () => {
  const order = { number: 'HT-53552010', token: 'k'.repeat(43) }
  const [set = ''] = orderCookies(order, { secret: '', owner: GUEST, secure: true })
  const [name = '', value = ''] = set.split(/[=;]/)
  const context = createRequestContext({
    cookies: { [name]: decodeURIComponent(value), customer_id: '8' },
    answer: () => success(session),
  })
  const { headers } = await signIn(context, 'uk', 'login', { email: user.email, password: 'шапка-2026' })
  const sets = new Map(headers.getSetCookie().map(cookie => [cookie.split('=')[0], cookie]))
  const [, adopted = ''] = sets.get(name)?.split(/[=;]/) ?? []
  const cookie = () => decodeURIComponent(adopted)
  expect(readOrderKey({ secret: '', owner: customerOwner(user.id), cookie })).toEqual(order)
  expect(sets.get('delivery_city')).toContain('Max-Age=0')
})
