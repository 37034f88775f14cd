import { createClient } from '@shop/contract/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchWithCookies } from './fetch-with-cookies.ts'

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

it('makes every call where cookies are kept, and leaves no cookie of its own', async () => {
  expect(await addToCart()).toMatchObject({ success: true })
  expect(document.cookie).toBe('')
})

it('refuses what only a cookie keeps where cookies are refused, and tells why', async () => {
  refuseCookies()
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
