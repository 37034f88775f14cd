import { expect, it } from 'vitest'
import { GUEST } from '../auth/session-cookie.ts'
import { orderKeyOf, placedOrderCookies } from './order-cookie.server.ts'

const secret = 'a secret of the shop'
const key = { number: 'HT-53552010', token: 'k'.repeat(43) }
const [header = '', ...others] = placedOrderCookies(key, { secret, owner: GUEST, secure: false })
const cookieOf = (name: string) => (name === 'order' ? header.slice(6, header.indexOf(';')) : undefined)

it('opens the order that was just placed, and deletes its draft and coupon', () => {
  expect(header).toContain('HttpOnly')
  expect(header).not.toContain(key.number)
  expect(orderKeyOf(secret, new URLSearchParams(), cookieOf)).toEqual(key)
  expect(others.map(cookie => cookie.replace(/;.*(Max-Age=\d+).*/, '; $1'))).toEqual([
    'checkout=; Max-Age=0',
    'checkout_1=; Max-Age=0',
    'checkout_2=; Max-Age=0',
    'coupon=; Max-Age=0',
  ])
})

it('prefers the order of the link to that of the cookie', () => {
  const link = new URLSearchParams({ number: 'HT-1', token: 't' })
  expect(orderKeyOf(secret, link, cookieOf)).toEqual({ number: 'HT-1', token: 't' })
})

it('returns no order for an incomplete link, a forged cookie or no cookie', () => {
  expect(orderKeyOf(secret, new URLSearchParams({ number: 'HT-1' }), cookieOf)).toBeNull()
  expect(orderKeyOf(secret, new URLSearchParams(), () => 'forged')).toBeNull()
  expect(orderKeyOf(secret, new URLSearchParams(), () => undefined)).toBeNull()
})
