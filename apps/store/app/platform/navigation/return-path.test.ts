import fc from 'fast-check'
import { expect, it } from 'vitest'
import { returnPath } from './return-path.ts'

const shop = 'https://shop.test'
const origins = [shop, 'http://10.0.0.7:3000']

it.each([
  ['https://shop.test/jackets?page=2', '/jackets?page=2'],
  ['http://10.0.0.7:3000/', '/'],
  ['/ru/cart#x', '/ru/cart'],
  ['https://shop.test//evil.test', '/evil.test'],
  ['https://shop.test/\\evil.test/x', '/evil.test/x'],
  ['https://shop.test/\t/evil.test', '/evil.test'],
  ['//evil.test', null],
  ['/\\evil.test', null],
  ['\\\\evil.test', null],
  ['https://evil.test/', null],
  ['https://shop.test@evil.test/', null],
  ['https://shop.test.evil.test/', null],
  ['javascript:alert(1)', null],
  ['', null],
  [null, null],
])('%s leads back to %s', (candidate, path) => expect(returnPath(candidate, origins)).toBe(path))

const maliciousPath = fc.string({
  unit: fc.constantFrom('/', '\\', '\t', '\n', '.', '@', ':', 'evil.test', '%2f', '?', 'a'),
})

it('never returns a path to another host', () => {
  const isWithinShop = (path: string | null) =>
    path === null || (/^\/(?![/\\])/.test(path) && new URL(path, 'https://elsewhere.test').host === 'elsewhere.test')
  const candidates = fc.oneof(
    maliciousPath,
    maliciousPath.map(tail => shop + tail),
  )
  fc.assert(fc.property(candidates, candidate => isWithinShop(returnPath(candidate, origins))))
})
