import { expect, it } from 'vitest'
import { ownPath } from './return-to.ts'

it.each(['/', '/account/orders', '/ru/account?tab=1#top', '/пошук'])('accepts the path %s', path => {
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
])('rejects %s: not a path of this shop', path => {
  expect(ownPath(path)).toBeNull()
})
