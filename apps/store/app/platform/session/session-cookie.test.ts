import { expect, it } from 'vitest'
import {
  clearedSessionCookies,
  orphanedCookies,
  replacedCustomerCookies,
  sessionCookies,
  sessionToken,
} from './session-cookie.ts'

const session = { access_token: 'k'.repeat(43), expires_in: 3600, user: { id: 7, name: 'Ольга; x=1' } }

it('stores the token in an HttpOnly cookie and the name in a readable one', () => {
  const [token, name, id, ...rest] = sessionCookies(session, true)
  expect(token).toBe(`__Host-session=${session.access_token}; Path=/; Max-Age=3600; SameSite=Lax; Secure; HttpOnly`)
  expect(name).toBe(`customer=${encodeURIComponent(session.user.name)}; Path=/; Max-Age=3600; SameSite=Lax; Secure`)
  expect(id).toBe('customer_id=7; Path=/; Max-Age=3600; SameSite=Lax; Secure')
  expect(rest).toEqual([])
})

it('is not Secure without TLS', () => {
  for (const cookie of [...sessionCookies(session, false), ...clearedSessionCookies(false)])
    expect(cookie).not.toContain('Secure')
})

it.each([undefined, '', 'short', `${'k'.repeat(43)}\r\nX: y`, 'k'.repeat(129)])(
  'ignores the invalid token %j',
  cookie => {
    expect(sessionToken(cookie)).toBeUndefined()
  },
)

it('clears what scripts read of a customer whose session is gone, also under its name without TLS, but not beside a new one', () => {
  const read = (cookies: Readonly<Record<string, string>>) => (name: string) => cookies[name]
  const left = { customer: 'Ольга', customer_id: '7' }
  expect(orphanedCookies(read(left), [], false)).toEqual(clearedSessionCookies(false))
  expect(clearedSessionCookies(false).map(cookie => cookie.split('=')[0])).toEqual([
    'session',
    'customer',
    'customer_id',
    'delivery_city',
  ])
  expect(orphanedCookies(read({ ...left, session: session.access_token }), [], true)).toEqual(
    clearedSessionCookies(true),
  )
  expect(orphanedCookies(read({ ...left, session: session.access_token }), [], false)).toEqual([])
  expect(orphanedCookies(read({}), [], false)).toEqual([])
  expect(orphanedCookies(read(left), sessionCookies(session, false), false)).toEqual([])
})

it('forgets the city of the customer over whose session another one signs in', () => {
  const forgotten = ['delivery_city=; Path=/; Max-Age=0; SameSite=Lax']
  expect(replacedCustomerCookies(() => '8', 7, false)).toEqual(forgotten)
  expect(replacedCustomerCookies(() => '7', 7, false)).toEqual([])
  expect(replacedCustomerCookies(() => undefined, 7, false)).toEqual([])
})
