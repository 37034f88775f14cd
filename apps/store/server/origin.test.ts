import { expect, it } from 'vitest'
import { isAllowedOrigin } from './origin.ts'

const shop = ['https://shop.test']
const from = (headers: Record<string, string>, method = 'POST') => isAllowedOrigin(method, new Headers(headers), shop)

it('rejects forms of other sites', () => {
  expect(from({ origin: 'https://evil.test' })).toBe(false)
  expect(from({ 'sec-fetch-site': 'cross-site', origin: 'https://shop.test' })).toBe(false)
  expect(from({ 'sec-fetch-site': 'same-site' })).toBe(false)
  expect(from({ origin: 'null' })).toBe(false)
})

it("accepts the shop's own forms and non-browser clients", () => {
  expect(from({ origin: 'https://shop.test', 'sec-fetch-site': 'same-origin' })).toBe(true)
  expect(from({})).toBe(true)
  expect(from({ 'sec-fetch-site': 'none' })).toBe(true)
  expect(from({ origin: 'null', 'sec-fetch-site': 'same-origin' })).toBe(true)
})

it('decides by `Sec-Fetch-Site` when the origin is null', () => {
  expect(from({ origin: 'null', 'sec-fetch-site': 'same-origin' })).toBe(true)
  expect(from({ origin: 'null', 'sec-fetch-site': 'none' })).toBe(false)
  expect(from({ origin: 'null', 'sec-fetch-site': 'cross-site' })).toBe(false)
})

it.each(['GET', 'HEAD', 'OPTIONS'])('accepts %s from anywhere', method =>
  expect(from({ origin: 'https://evil.test' }, method)).toBe(true),
)

it.each(['PUT', 'PATCH', 'DELETE'])('rejects %s from another site', method =>
  expect(from({ origin: 'https://evil.test' }, method)).toBe(false),
)
