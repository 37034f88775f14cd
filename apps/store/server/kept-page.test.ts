import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { NONCE_HOLE, suspendReload } from './kept-page.ts'

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString()

it('a kept page is answered with a new nonce each time, compressed or not', () => {
  const page = suspendReload(
    `<script nonce="${NONCE_HOLE}">1</script>${'куртка '.repeat(5000)}<link nonce="${NONCE_HOLE}">`,
  )
  for (const nonce of ['abc', 'xyz'].map(part => part.repeat(8))) {
    const plain = text(page.plain(nonce))
    expect(plain.startsWith(`<script nonce="${nonce}">`)).toBe(true)
    expect(plain.endsWith(`<link nonce="${nonce}">`)).toBe(true)
    expect(text(gunzipSync(page.gzipped(nonce)))).toBe(plain)
  }
  expect(page.gzipped('abc'.repeat(8)).length).toBeLessThan(page.plain('abc'.repeat(8)).length / 50)
})

it('the place of the nonce is drawn by each process: no text can know it', async () => {
  vi.resetModules()
  const other = await import('./kept-page.ts')
  expect(other.NONCE_HOLE).not.toBe(NONCE_HOLE)
  expect(NONCE_HOLE.length).toBeGreaterThan(40)
})

const nonce = 'n1'.repeat(12)

it('any text with any number of holes comes out whole', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 6 }), parts => {
      const page = suspendReload(parts.join(NONCE_HOLE))
      expect(text(gunzipSync(page.gzipped(nonce)))).toBe(parts.join(nonce))
    }),
  )
})

it('holes cost next to nothing: a page is packed as one piece', () => {
  const parts = Array.from({ length: 30 }, (_, n) => `<p>Куртка робоча «Траверс», розмір ${n}</p>`.repeat(5))
  const whole = suspendReload(parts.join('')).gzipped(nonce).length
  const withHoles = suspendReload(parts.join(NONCE_HOLE)).gzipped(nonce).length
  expect(withHoles - whole).toBeLessThan(30 * (nonce.length + 20))
})
