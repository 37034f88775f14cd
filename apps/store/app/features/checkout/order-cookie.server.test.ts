import { expect, it } from 'vitest'
import { GUEST } from '../../platform/session/session-cookie.ts'
import { linkedOrderKey, placedOrderCookies, readOrderKey } from './order-cookie.server.ts'

const secret = 'a secret of the shop'
const key = { number: 'HT-53552010', token: 'k'.repeat(43) }
const [header = '', ...others] = placedOrderCookies(key, { secret, owner: GUEST, secure: false })
const read = (cookie: (name: string) => string | undefined) => readOrderKey({ secret, owner: GUEST, cookie })
const cookieOf = (name: string) => (name === 'order' ? header.slice(6, header.indexOf(';')) : undefined)

it('opens the order that was just placed, and deletes its draft and coupon', () => {
  expect(header).toContain('HttpOnly')
  expect(header).not.toContain(key.number)
  expect(read(cookieOf)).toEqual(key)
  expect(others.map(cookie => cookie.replace(/;.*(Max-Age=\d+).*/, '; $1'))).toEqual([
    'checkout=; Max-Age=0',
    'checkout_1=; Max-Age=0',
    'checkout_2=; Max-Age=0',
    'coupon=; Max-Age=0',
  ])
})

it('reads the order of a link', () => {
  expect(linkedOrderKey(new URLSearchParams({ number: 'HT-1', token: 't' }))).toEqual({ number: 'HT-1', token: 't' })
  expect(linkedOrderKey(new URLSearchParams({ step: 'payment' }))).toBeUndefined()
})

it('returns no order for an incomplete link, a forged cookie or no cookie', () => {
  expect(linkedOrderKey(new URLSearchParams({ number: 'HT-1' }))).toBeNull()
  expect(read(() => 'forged')).toBeNull()
  expect(read(() => undefined)).toBeNull()
})
