import { expect, it } from 'vitest'
import { applySecurityHeaders, contentSecurityPolicy, isTls } from './security-headers.ts'

const safe = (sent: HeadersInit, tls = true) => {
  const headers = new Headers(sent)
  applySecurityHeaders(headers, { tls, development: false })
  return headers
}

it('prevents shared caching of a response that sets a cookie', () => {
  const shared = 'public, max-age=0, s-maxage=60'
  expect(safe({ 'Cache-Control': shared }).get('cache-control')).toBe(shared)
  expect(safe({ 'Cache-Control': shared, 'Set-Cookie': 'a=1' }).get('cache-control')).toBe('private, no-store')
})

it('prevents caching of a response without `Cache-Control`', () =>
  expect(safe({}).get('cache-control')).toBe('private, no-store'))

it('adds `Secure` to every cookie under TLS, once', () => {
  const cookies: [string, string][] = [
    ['Set-Cookie', 'a=secure; Path=/'],
    ['Set-Cookie', 'b=2; Path=/; Secure; HttpOnly'],
  ]
  expect(safe(cookies).getSetCookie()).toEqual(['a=secure; Path=/; Secure', 'b=2; Path=/; Secure; HttpOnly'])
  expect(safe(cookies, false).getSetCookie()).toEqual(cookies.map(([, cookie]) => cookie))
})

it('keeps the policy of a document and allows no inline script elsewhere', () => {
  const own = contentSecurityPolicy(['sha256-abc='])
  expect(own).toContain("script-src 'self' 'sha256-abc=';")
  expect(safe({ 'Content-Security-Policy': own }).get('content-security-policy')).toBe(own)
  expect(safe({}).get('content-security-policy')).toContain("script-src 'self';")
})

it('lets forms lead to the shop and to the origins of payments and signing in only', () => {
  const formAction = (policy: string) => policy.split('; ').find(directive => directive.startsWith('form-action'))
  expect(formAction(contentSecurityPolicy())).toBe("form-action 'self'")
  expect(formAction(contentSecurityPolicy([], ['https://www.liqpay.ua']))).toBe(
    "form-action 'self' https://www.liqpay.ua",
  )
})

it('lets the snippets of the settings reach their own origins only', () => {
  const named = (policy: string) => policy.split('; ').filter(directive => directive.includes('https://ads.test'))
  expect(named(contentSecurityPolicy([], [], ['https://ads.test']))).toEqual([
    "script-src 'self' https://ads.test",
    "img-src 'self' data: https://ads.test",
    "connect-src 'self' https://ads.test",
    "frame-src 'self' https://ads.test",
  ])
  expect(contentSecurityPolicy()).not.toMatch(/connect-src|frame-src/)
})

it('the shop is under TLS when its public address is', () =>
  expect(['https://shop.test', 'http://https.test', undefined].map(isTls)).toEqual([true, false, false]))
