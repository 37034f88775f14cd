import { expect, it } from 'vitest'
import { makeSafe } from './policy.ts'

const safe = (sent: HeadersInit, tls = true) => {
  const headers = new Headers(sent)
  makeSafe(headers, { nonce: 'n'.repeat(24), tls, development: false })
  return headers
}

it('an answer that sets a cookie is kept by no shared cache, whatever it says', () => {
  const shared = 'public, max-age=0, s-maxage=60'
  expect(safe({ 'Cache-Control': shared }).get('cache-control')).toBe(shared)
  expect(safe({ 'Cache-Control': shared, 'Set-Cookie': 'a=1' }).get('cache-control')).toBe('private, no-store')
})

it('an answer that says nothing about caches is kept by none', () =>
  expect(safe({}).get('cache-control')).toBe('private, no-store'))

it('under TLS every cookie is Secure, once', () => {
  const cookies: [string, string][] = [
    ['Set-Cookie', 'a=secure; Path=/'],
    ['Set-Cookie', 'b=2; Path=/; Secure; HttpOnly'],
  ]
  expect(safe(cookies).getSetCookie()).toEqual(['a=secure; Path=/; Secure', 'b=2; Path=/; Secure; HttpOnly'])
  expect(safe(cookies, false).getSetCookie()).toEqual(cookies.map(([, cookie]) => cookie))
})
