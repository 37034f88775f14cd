import { createClient } from '@shop/contract/client'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { hasStoredCart } from '../../features/cart/has-stored-cart.ts'
import { rememberCity } from '../../features/delivery/index.ts'
import { readCustomerId, readCustomerName } from '../session/customer-name.ts'
import { cookieJarOf } from './environment.ts'
import { fetchWithCookies } from './fetch-with-cookies.ts'
import { rememberAdClick } from './remember-ad-click.ts'
import { useCity } from './remembered-city.ts'
import { hasForeignData } from './storage-owner.ts'

const fetched = vi.fn(async () => Response.json({ success: true, data: {} }))
const { call } = createClient({ fetch: fetchWithCookies })
const addToCart = () => call('/api/cart/add', { product_id: 1, count: 1 })

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  fetched.mockClear()
})

const refuseCookies = () => vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
/** A sandboxed frame. */
function forbidCookies() {
  const forbid = () => {
    throw new DOMException('The document is sandboxed.', 'SecurityError')
  }
  // Two spies on one property would not both be taken away again, and the document is that of other files too.
  Object.defineProperty(document, 'cookie', { configurable: true, get: forbid, set: forbid })
  onTestFinished(() => void Reflect.deleteProperty(document, 'cookie'))
}

it('makes every call where cookies are kept, and leaves no cookie of its own', async () => {
  expect(await addToCart()).toMatchObject({ success: true })
  expect(document.cookie).toBe('')
})

it('does not depend on the cookies of another tab that tries the same at the same moment', async () => {
  const own = vi.spyOn(document, 'cookie', 'set')
  await addToCart()
  const written = own.mock.calls.map(([cookie]) => cookie)
  own.mockRestore()
  const read = vi.spyOn(document, 'cookie', 'get')
  read.mockImplementationOnce(() => {
    read.mockRestore()
    written.forEach(cookieJarOf(window).write)
    return document.cookie
  })
  expect(await addToCart()).toMatchObject({ success: true })
})

it.each([
  ['are refused', refuseCookies],
  ['are forbidden by an exception', forbidCookies],
])('refuses what only a cookie keeps where cookies %s, and tells why', async (_, refuse) => {
  refuse()
  for (const path of ['/api/cart/add', '/session/login', '/session/register', '/session/token']) {
    const response = await fetchWithCookies(new Request(new URL(path, location.href), { method: 'POST' }))
    expect(await response.json()).toMatchObject({ success: false, message: expect.stringContaining('cookie') })
  }
  expect(await addToCart()).toMatchObject({ error: { message: expect.stringContaining('Дозвольте cookie') } })
  expect(fetched).not.toHaveBeenCalled()
})

it('makes the calls that need no cookie anywhere', async () => {
  refuseCookies()
  expect(await call('/api/cart/show', { cart_id: 'abc' })).toMatchObject({ success: true })
  expect(fetched).toHaveBeenCalledOnce()
})

it('stores nothing where cookies are forbidden by an exception', () => {
  history.replaceState(null, '', '/?gclid=1')
  onTestFinished(() => history.replaceState(null, '', '/'))
  forbidCookies()
  rememberAdClick(window)
  rememberCity({ ref: '1', cityName: 'Київ', area: '' })
  const { result } = renderHook(useCity)
  expect([result.current, readCustomerId(), readCustomerName(), hasStoredCart(), hasForeignData()]).toEqual([
    { ref: '1', label: 'Київ' },
    null,
    null,
    false,
    false,
  ])
})
