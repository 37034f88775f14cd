import { expect, it } from 'vitest'
import { cartStorage } from './cart-storage.ts'

const KEY = 'shop.cart'

function browser(cookies: Record<string, string> = {}, stored?: object) {
  const values = new Map<string, string>(stored ? [[KEY, JSON.stringify({ v: 1, at: 500, data: stored })]] : [])
  const jar = {
    read: () =>
      Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
    write: (cookie: string) => {
      const [, name = '', value = '', age = ''] = /^(\w+)=([^;]*);.*Max-Age=(\d+)/.exec(cookie) ?? []
      if (age === '0') delete cookies[name]
      else cookies[name] = value
    },
  }
  const local = {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  }
  return { cookies, storage: cartStorage(local, jar, { key: KEY, version: 1, secure: false, now: () => 1000 }) }
}

const dataOf = (text: string | null) => JSON.parse(text ?? 'null')

it('reads a cart that was created without scripts from its cookie', () => {
  const { storage } = browser({ cart_id: 'abc', coupon: 'ZMINA10' })
  expect(dataOf(storage.getItem(KEY))).toEqual({
    v: 1,
    at: 1000,
    data: { cartId: 'abc', coupon: 'ZMINA10', count: 0, countTotal: null },
  })
})

it('reads the cart of the cookies when local storage is refused', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  const jar = { read: () => 'cart_id=abc; coupon=ZMINA10', write: () => undefined }
  const storage = cartStorage({ getItem: refuse, setItem: refuse, removeItem: refuse }, jar, {
    key: KEY,
    version: 1,
    secure: false,
    now: () => 1000,
  })
  expect(dataOf(storage.getItem(KEY)).data).toMatchObject({ cartId: 'abc', coupon: 'ZMINA10' })
})

it.each([{ cart_id: '%00' }, { cart_id: '%E0%A4%A' }, { cart_id: 'x'.repeat(129) }])(
  'ignores a malformed cart cookie',
  cookies => {
    const { storage } = browser({ ...cookies, coupon: '%00' })
    expect(storage.getItem(KEY)).toBeNull()
    storage.setItem(KEY, JSON.stringify({ v: 1, at: 1000, data: { cartId: 'good', coupon: null } }))
    expect(dataOf(storage.getItem(KEY)).data).toMatchObject({ cartId: 'good', coupon: null })
  },
)

it('ignores the stored count of another cart', () => {
  const { storage } = browser({ cart_id: 'new' }, { cartId: 'old', coupon: null, count: 5, countTotal: 900 })
  expect(dataOf(storage.getItem(KEY)).data).toMatchObject({ cartId: 'new', count: 0 })
})

it('restores the cookie of a cart that only local storage contains', () => {
  const { storage, cookies } = browser({}, { cartId: 'abc', coupon: 'ZMINA10', count: 2, countTotal: 900 })
  expect(dataOf(storage.getItem(KEY)).data.count).toBe(2)
  expect(cookies).toEqual({ cart_id: 'abc', coupon: 'ZMINA10' })
})

it('writes stored data to the cookies and deletes the cookie of a removed coupon', () => {
  const { storage, cookies } = browser({ coupon: 'OLD' })
  storage.setItem(
    KEY,
    JSON.stringify({ v: 1, at: 1000, data: { cartId: 'abc', coupon: null, count: 1, countTotal: 5 } }),
  )
  expect(cookies).toEqual({ cart_id: 'abc' })
  storage.removeItem(KEY)
  expect(cookies).toEqual({})
})

it('ignores invalid JSON and passes other keys through', () => {
  const { storage } = browser({ cart_id: 'abc' })
  storage.setItem('other', 'not json')
  expect(storage.getItem('other')).toBe('not json')
  storage.setItem(KEY, '{')
  expect(dataOf(storage.getItem(KEY)).data.cartId).toBe('abc')
})
