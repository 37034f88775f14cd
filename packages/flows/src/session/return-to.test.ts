import { expect, it } from 'vitest'
import { ownPath } from './return-to.ts'

it.each(['/', '/account/orders', '/ru/account?tab=1#top', '/пошук'])('%s is a page to come back to', path => {
  expect(ownPath(path)).toBe(new URL(path, 'https://shop.example').href.slice('https://shop.example'.length))
})

it.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  'account',
  '',
  null,
  undefined,
])('%s leads out of the shop, or nowhere', path => {
  expect(ownPath(path)).toBeNull()
})
