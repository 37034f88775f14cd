import { describe, expect, it } from 'vitest'
import { isCrossSite, originOf } from './origin.ts'

const call = (headers: Record<string, string>) =>
  new Request('http://10.0.0.7:3000/api/cart/add', { method: 'POST', headers })

describe('isCrossSite', () => {
  it('accepts pages of the shop, with or without a proxy that terminates TLS', () => {
    for (const origin of ['http://shop.test', 'https://shop.test'])
      expect(isCrossSite(call({ origin, host: 'shop.test' }), '')).toBe(false)
    expect(isCrossSite(call({ origin: 'https://shop.test', host: 'shop.test:443' }), '')).toBe(false)
    expect(isCrossSite(call({ origin: 'http://10.0.0.7:3000' }), '')).toBe(false)
    expect(
      isCrossSite(call({ origin: 'https://shop.test', host: 'app:3000', 'x-forwarded-host': 'shop.test' }), ''),
    ).toBe(false)
  })

  it.each([
    { origin: 'https://evil.test', host: 'shop.test' },
    { origin: 'https://shop.test.evil.test', host: 'shop.test' },
    { origin: 'https://shop.test:8443', host: 'shop.test' },
    { origin: 'null', host: 'shop.test' },
    { origin: 'https://shop.test', host: 'shop.test', 'sec-fetch-site': 'cross-site' },
    { host: 'shop.test', 'sec-fetch-site': 'same-site' },
    { origin: 'https://:80', host: ':80' },
  ])('rejects another site: %o', headers => expect(isCrossSite(call(headers), '')).toBe(true))

  it('accepts only `PUBLIC_URL` when it is set', () => {
    const from = (origin: string) => isCrossSite(call({ origin, host: 'app:3000' }), 'https://shop.test')
    expect(from('https://shop.test')).toBe(false)
    for (const origin of ['http://shop.test', 'http://app:3000', 'https://evil.test', 'null'])
      expect(from(origin)).toBe(true)
  })

  it('accepts requests without an `Origin`, which browsers always send', () => {
    expect(isCrossSite(call({ host: 'shop.test' }), 'https://shop.test')).toBe(false)
  })
})

it.each([
  [{}, '', 'http://10.0.0.7:3000'],
  [{ host: 'shop.test:8080' }, '', 'http://shop.test:8080'],
  [{ host: 'app:3000', 'x-forwarded-host': 'shop.test, proxy' }, '', 'http://shop.test'],
  [{ 'x-forwarded-host': 'not a host' }, '', 'http://10.0.0.7:3000'],
  [{ host: 'app:3000' }, 'https://shop.test', 'https://shop.test'],
])('the origin of a client that sends %o to a shop at «%s» is %s', (headers, publicUrl, origin) => {
  expect(originOf(call(headers), publicUrl)).toBe(origin)
})
