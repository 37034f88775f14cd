import { MAX_GROUPS, MAX_LIKES } from '@shop/contract/wishlist-map'
import { wishlistEnvelope } from '@shop/flows/wishlist'
import { expect, it, vi } from 'vitest'
import { emptyStorage } from '../../platform/browser/environment.ts'
import { readWishlist, wishlistCookie, wishlistIn, wishlistText } from './wishlist-cookie.ts'
import { wishlistStorage } from './wishlist-storage.ts'

const wishlist = { 'Все обране': [7, 48, 10, 2_147_483_647], 'На зиму!': [7, 10], '~*~0': [], '2027': [48] }

it('decodes the encoded wishlist, whatever its group names', () => {
  expect(readWishlist(wishlistText(wishlist))).toEqual(wishlist)
  const cookie = wishlistCookie(wishlist, true) ?? ''
  expect(cookie).toMatch(/; Path=\/; Max-Age=8640000; SameSite=Lax; Secure$/)
  expect(wishlistIn(`a=1; ${cookie.split(';')[0]}; b=2`)).toEqual(wishlist)
})

it('stores an empty wishlist, so that an older list is not restored', () => {
  const cookie = wishlistCookie({}, false) ?? ''
  expect(cookie).toMatch(/^wishlist=\.;.*Max-Age=8640000/)
  expect(wishlistIn(cookie.split(';')[0] ?? '')).toEqual({})
  expect(wishlistIn('other=1')).toBeNull()
})

it('stores and reads as much as the wire takes', () => {
  const liked = (count: number) => ({ 'Все обране': Array.from({ length: count }, (_, index) => index + 1000) })
  expect(wishlistCookie(liked(MAX_LIKES), false)).not.toBeNull()
  expect(wishlistCookie(liked(MAX_LIKES + 1), false)).toBeNull()
  expect(wishlistCookie({ ...liked(MAX_LIKES), 'На зиму': [1000] }, false)).toBeNull()

  const groups = Array.from({ length: 90 }, (_, index) => `!${index + 1}-а*7.8`).join('')
  const read = readWishlist(`7${groups}`)
  expect(Object.keys(read)).toHaveLength(MAX_GROUPS)
  expect(Object.values(read).flat()).toHaveLength(2 * MAX_GROUPS)
  expect(Object.values(readWishlist(wishlistText(liked(600)))).flat()).toHaveLength(MAX_LIKES)
})

it('reads the valid ids and names of a malformed cookie', () => {
  expect(readWishlist('7.x-y.-3.0.zzzzzzz!Зима*8.8!*9')).toEqual({ 'Все обране': [7, 8, 9], Зима: [8] })
  expect(wishlistIn('wishlist=%E0%A4%A')).toBeNull()
  expect(wishlistIn('wishlist=7%00')).toBeNull()
  expect(readWishlist('7!constructor*8!__proto__*9!Зима*8')).toEqual({ 'Все обране': [7, 8, 9], Зима: [8] })
  expect(Object.keys(readWishlist(`7!${'x'.repeat(59)}😀*7`))[1]).toBe('x'.repeat(59))
})

it('brings the storage up to what the server has changed in the cookie', () => {
  const { key, version: v } = wishlistEnvelope
  const stored = new Map([[key, JSON.stringify({ v, at: 1, data: { 'Все обране': [7] } })]])
  const storage = {
    ...emptyStorage,
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: vi.fn((name: string, text: string) => void stored.set(name, text)),
  }
  const changed = { 'Все обране': [7], Бригаді: [] }
  const jar = { read: () => wishlistCookie(changed, false)?.split(';')[0] ?? '', write: () => {} }
  const read = () => wishlistStorage(storage, jar, { secure: false, now: () => 2 }).getItem(key)
  expect(JSON.parse(read() ?? '')).toEqual({ v, at: 2, data: changed })
  expect(stored.get(key)).toBe(read())
  // Writing it again would tell the other tabs of a change.
  expect(storage.setItem).toHaveBeenCalledOnce()
})

it('is not stored where cookies are refused, but where only the storage is', () => {
  const { key, version: v } = wishlistEnvelope
  const text = JSON.stringify({ v, at: 0, data: { 'Все обране': [7] } })
  const options = { secure: false, now: () => 0 }
  const storage = { ...emptyStorage, setItem: vi.fn() }
  const refusing = { read: () => '', write: () => {} }
  expect(() => wishlistStorage(storage, refusing, options).setItem(key, text)).toThrow()
  expect(storage.setItem).not.toHaveBeenCalled()

  let cookies = ''
  const jar = {
    read: () => cookies,
    write(cookie: string) {
      cookies = cookie.split(';')[0] ?? ''
    },
  }
  storage.setItem.mockImplementation(() => {
    throw new Error('full')
  })
  wishlistStorage(storage, jar, options).setItem(key, text)
  expect(wishlistIn(cookies)).toEqual({ 'Все обране': [7] })
})
