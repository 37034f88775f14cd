import { expect, it } from 'vitest'
import { isAllowedOrigin } from './origin.ts'

const shop = ['https://shop.test']
const from = (headers: Record<string, string>, method = 'POST') => isAllowedOrigin(method, new Headers(headers), shop)

it('a form of another site cannot write', () => {
  expect(from({ origin: 'https://evil.test' })).toBe(false)
  expect(from({ 'sec-fetch-site': 'cross-site', origin: 'https://shop.test' })).toBe(false)
  expect(from({ 'sec-fetch-site': 'same-site' })).toBe(false)
  expect(from({ origin: 'null' })).toBe(false)
})

it('the shop itself and programs can', () => {
  expect(from({ origin: 'https://shop.test', 'sec-fetch-site': 'same-origin' })).toBe(true)
  expect(from({})).toBe(true)
  expect(from({ origin: 'null', 'sec-fetch-site': 'same-origin' })).toBe(true)
})

it('a page that hides its address sends its forms from no origin: the browser’s word on the site counts', () => {
  expect(from({ origin: 'null', 'sec-fetch-site': 'same-origin' })).toBe(true)
  expect(from({ origin: 'null', 'sec-fetch-site': 'none' })).toBe(false)
  expect(from({ origin: 'null', 'sec-fetch-site': 'cross-site' })).toBe(false)
})

it('reading is open to everybody', () => expect(from({ origin: 'https://evil.test' }, 'GET')).toBe(true))
