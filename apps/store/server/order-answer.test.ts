import { expect, it } from 'vitest'
import { draftCookies, emptyDraft, withValues } from '../app/features/checkout/draft.server.ts'
import { readOrderKey } from '../app/features/checkout/order-cookie.server.ts'
import { readRememberMeCookie } from '../app/features/checkout/remember-me-cookie.server.ts'
import { customerOwner, GUEST } from '../app/platform/session/session-cookie.ts'
import { withOrderCookies } from './order-answer.ts'

const secret = 'a secret of the shop'
const origin = 'https://shop.example'
const order = { number: 'HT-53552010', token: 'k'.repeat(43), total: 100, payment: null }
const submission = (headers: Record<string, string> = { origin, 'sec-fetch-site': 'same-origin' }) =>
  new Request(`${origin}/api/checkout/submit`, { method: 'POST', headers })
/** The backend knows one session. */
const forward = async ({ headers, url }: Request) => {
  expect(new URL(url).pathname).toBe('/api/auth/user')
  return headers.get('cookie')?.includes(`__Host-session=${'7'.repeat(43)}`)
    ? Response.json({ success: true, data: { id: 7 } })
    : Response.json({ success: false, code: 'unauthorised', message: '' }, { status: 401 })
}
const send = (answer: Response, request = submission()) =>
  withOrderCookies(request, answer, { secret, origin, forward })
const reading = (owner: string, name: string, value: string) => ({
  secret,
  owner,
  cookie: (asked: string) => (asked === name ? value : undefined),
})

it('sets the cookie that opens the order, and deletes its draft and coupon', async () => {
  const response = await send(Response.json({ success: true, data: order }))
  const [cookie = '', ...cleared] = response.headers.getSetCookie()
  expect(cookie).toMatch(/^order=.+; HttpOnly; SameSite=Lax; Secure$/)
  expect(cookie).not.toContain(order.number)
  const value = cookie.slice('order='.length, cookie.indexOf(';'))
  const { number, token } = order
  expect(readOrderKey(reading(GUEST, 'order', value))).toEqual({ number, token })
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
  expect(readRememberMeCookie(reading(GUEST, 'remembered', value))).toEqual({
    'contact.name': 'Олена',
    remember: 'on',
  })
})

it.each([
  ['of a session that the backend knows', '7', customerOwner(7)],
  ['of one that it does not know, whatever else the cookies say', 'b', GUEST],
])('opens the order for the customer %s', async (_, token, owner) => {
  const cookie = `__Host-session=${token.repeat(43)}; customer_id=7`
  const response = await send(
    Response.json({ success: true, data: order }),
    submission({ origin, 'sec-fetch-site': 'same-origin', cookie }),
  )
  const [text = ''] = response.headers.getSetCookie()
  const value = text.slice('order='.length, text.indexOf(';'))
  for (const one of [customerOwner(7), GUEST])
    expect(readOrderKey(reading(one, 'order', value))?.number).toBe(one === owner ? order.number : undefined)
})
