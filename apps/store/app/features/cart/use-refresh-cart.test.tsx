import { createCartFlow } from '@shop/flows/cart'
import { initialCartView } from '@shop/flows/cart/lazy'
import { lazyFlow } from '@shop/flows/lazy'
import { createFakeCarts, createFakeClient, createFakeStorage } from '@shop/flows/testing'
import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { cookieJarOf, readCookie } from '../../platform/browser/environment.ts'
import { showCartCount } from './cart-environment.ts'
import { CART_KEY } from './has-stored-cart.ts'
import { useRefreshCart } from './use-refresh-cart.ts'

const setCookie = (cookie: string) => cookieJarOf(window).write(cookie)
afterEach(() => {
  vi.unstubAllGlobals()
  for (const name of ['cart_id', 'coupon']) setCookie(`${name}=; Max-Age=0`)
})

/** A page with a jacket in its cart, and how another document adds to the cart. */
async function page() {
  const carts = createFakeCarts([{ productId: 7, optionId: 70, name: 'Куртка', price: 1000, left: 30 }])
  const client = createFakeClient(carts.answers)
  const cart = lazyFlow(async () => createCartFlow({ client, storage: createFakeStorage(), lang: 'uk' }), {
    view: initialCartView,
  })
  const reload = vi.fn()
  vi.stubGlobal('location', { pathname: '/cart', reload })
  renderHook(() => useRefreshCart(cart))
  cart.start()
  cart.send({ type: 'cart.add', productId: 7, optionId: 70 })
  // Answered: until then the count is that of the page, and an answer on its way would be taken for the newest.
  await expect.poll(() => cart.getView()).toMatchObject({ count: 1, pending: false, cartId: expect.any(String) })
  setCookie(`cart_id=${cart.getView().cartId}`)
  const addElsewhere = (cart_id?: string) =>
    client.call('/api/cart/add', { product_id: 7, option_id: 70, count: 1, ...(cart_id ? { cart_id } : {}) })
  return { cart, reload, addElsewhere }
}

const comeBack = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

it('shows what another document has put into the cart', async () => {
  const { cart, reload, addElsewhere } = await page()
  await addElsewhere(cart.getView().cartId ?? '')
  comeBack(false)
  expect(cart.getView().count).toBe(1)
  comeBack(true)
  await expect.poll(() => cart.getView().lines).toMatchObject([{ count: 2 }])
  expect(reload).not.toHaveBeenCalled()
})

it.each(['cart_id=another', 'cart_id=; Max-Age=0', 'coupon=ЗМІНА10'])('loads the page anew for %s', async cookie => {
  const { reload } = await page()
  setCookie(cookie)
  comeBack(true)
  expect(reload).toHaveBeenCalledOnce()
})

it.each([
  ['/cart', '', 1],
  ['/ru/checkout', '', 1],
  ['/cart', 'cart_id=7', 0],
  ['/jackets', '', 0],
])(
  'of a cart that only the storage knows, %s with the cookie «%s» is loaded anew %i times',
  async (pathname, cookie, times) => {
    const data = { cartId: '7', coupon: null, count: 2, countTotal: 1000 }
    localStorage.setItem(CART_KEY, JSON.stringify({ v: 1, at: Date.now(), data }))
    onTestFinished(() => localStorage.removeItem(CART_KEY))
    if (cookie) setCookie(cookie)
    const reload = vi.fn()
    vi.stubGlobal('location', { pathname, protocol: 'http:', reload })
    const show = vi.fn()
    const connection = { getView: () => initialCartView, show, send: vi.fn(), load: async () => undefined }
    for (const stop of [showCartCount(connection), showCartCount(connection)]) stop()
    expect(show).toHaveBeenCalledWith(expect.objectContaining({ count: 2 }))
    expect(readCookie('cart_id')).toBe('7')
    expect(reload).toHaveBeenCalledTimes(times)
  },
)
