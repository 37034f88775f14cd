import { describe, expect, it } from 'vitest'
import { isCrossSite } from './origin.ts'

const call = (headers: Record<string, string>) =>
  new Request('http://10.0.0.7:3000/api/cart/add', { method: 'POST', headers })

describe('a call from a page', () => {
  it('of the shop itself is answered, whether or not a proxy ends TLS before it', () => {
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
  ])('of another site is not: %o', headers => expect(isCrossSite(call(headers), '')).toBe(true))

  it('must come from the public address where there is one', () => {
    const from = (origin: string) => isCrossSite(call({ origin, host: 'app:3000' }), 'https://shop.test')
    expect(from('https://shop.test')).toBe(false)
    for (const origin of ['http://shop.test', 'http://app:3000', 'https://evil.test', 'null'])
      expect(from(origin)).toBe(true)
  })

  it('that is no browser’s says nothing and is judged by what it carries', () => {
    expect(isCrossSite(call({ host: 'shop.test' }), 'https://shop.test')).toBe(false)
  })
})
