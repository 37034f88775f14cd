import { expect, it } from 'vitest'
import { GUEST } from '../app/auth/session-cookie.ts'
import { draftCookies, emptyDraft, withValues } from '../app/checkout/draft.server.ts'
import { orderKeyOf } from '../app/checkout/order-cookie.server.ts'
import { readRemembered } from '../app/checkout/remembered.server.ts'
import { withOrderCookies } from './order-answer.ts'

const secret = 'a secret of the shop'
const origin = 'https://shop.example'
const order = { number: 'HT-53552010', token: 'k'.repeat(43), total: 100, payment: null }
const submission = (headers: Record<string, string> = { origin, 'sec-fetch-site': 'same-origin' }) =>
  new Request(`${origin}/api/checkout/submit`, { method: 'POST', headers })
const send = (answer: Response, request = submission()) => withOrderCookies(request, answer, { secret, origin })

it('sets the cookie that opens the order, and deletes its draft and coupon', async () => {
  const response = await send(Response.json({ success: true, data: order }))
  const [cookie = '', ...cleared] = response.headers.getSetCookie()
  expect(cookie).toMatch(/^order=.+; HttpOnly; SameSite=Lax; Secure$/)
  expect(cookie).not.toContain(order.number)
  const value = cookie.slice('order='.length, cookie.indexOf(';'))
  const { number, token } = order
  expect(orderKeyOf(secret, new URLSearchParams(), name => (name === 'order' ? value : undefined))).toEqual({
    number,
    token,
  })
  expect(cleared.map(one => one.split('=')[0])).toEqual(['checkout', 'checkout_1', 'checkout_2', 'coupon'])
  for (const one of cleared) expect(one).toContain('Max-Age=0')
  expect(await response.json()).toEqual({ success: true, data: order })
})

it.each([
  ['a rejected order', Response.json({ success: false, code: 'conflict', message: '' }, { status: 409 })],
  ['an unavailable backend', Response.json({ success: false, code: 'unavailable', message: '' }, { status: 503 })],
  ['an answer without an order', Response.json({ success: true, data: {} })],
  ['what is no JSON', new Response('<html>')],
])('sets no cookie for %s', async (_, answer) => {
  const text = await answer.clone().text()
  const response = await send(answer)
  expect(response.headers.getSetCookie()).toEqual([])
  expect(response.status).toBe(answer.status)
  expect(await response.text()).toBe(text)
})

it.each([{ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])(
  'sets no cookie for a request from another site',
  async headers => {
    const response = await send(Response.json({ success: true, data: order }), submission(headers))
    expect(response.headers.getSetCookie()).toEqual([])
  },
)

it('remembers contact and delivery of the draft for the next order when that was asked for', async () => {
  const draft = withValues(emptyDraft(), { 'contact.name': 'Олена', remember: 'on' })
  const cookie = draftCookies(draft, { secret, owner: GUEST, secure: true })
    .map(text => text.slice(0, text.indexOf(';')))
    .join('; ')
  const response = await send(
    Response.json({ success: true, data: order }),
    submission({ origin, 'sec-fetch-site': 'same-origin', cookie }),
  )
  const remembered = response.headers.getSetCookie().find(text => text.startsWith('remembered=')) ?? ''
  expect(remembered).toContain('; HttpOnly')
  const value = remembered.slice('remembered='.length, remembered.indexOf(';'))
  expect(readRemembered(secret, name => (name === 'remembered' ? value : undefined))).toEqual({
    'contact.name': 'Олена',
    remember: 'on',
  })
})
