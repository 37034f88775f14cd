import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { keepPage, NONCE_HOLE } from './kept-page.ts'

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString()

it('a kept page is answered with a new nonce each time, compressed or not', () => {
  const page = keepPage(`<script nonce="${NONCE_HOLE}">1</script>${'куртка '.repeat(5000)}<link nonce="${NONCE_HOLE}">`)
  for (const nonce of ['abc', 'xyz-123']) {
    const plain = text(page.plain(nonce))
    expect(plain.startsWith(`<script nonce="${nonce}">`)).toBe(true)
    expect(plain.endsWith(`<link nonce="${nonce}">`)).toBe(true)
    expect(text(gunzipSync(page.gzipped(nonce)))).toBe(plain)
  }
  expect(page.gzipped('abc').length).toBeLessThan(page.plain('abc').length / 50)
})

it('any text with any number of holes comes out whole', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 6 }), parts => {
      const page = keepPage(parts.join(NONCE_HOLE))
      expect(text(gunzipSync(page.gzipped('n1')))).toBe(parts.join('n1'))
    }),
  )
})
