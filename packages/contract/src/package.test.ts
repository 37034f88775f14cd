import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkPublishable, checkTypes, filesIn, manifestIn, pack, textIn } from '../../../tools/packed-package.ts'

const place = mkdtempSync(join(tmpdir(), 'shop-contract-'))
let tarball = ''

beforeAll(() => {
  tarball = pack('contract', place)
}, 120_000)
afterAll(() => rmSync(place, { recursive: true, force: true }))

describe('the published @shop/contract', () => {
  it('passes publint', () => {
    expect(checkPublishable(tarball)).toContain('All good!')
  }, 30_000)

  it('has types that resolve for every entry', () => {
    expect(() => checkTypes(tarball)).not.toThrow()
  }, 60_000)

  it('contains the build alone: no sources, no tests, nothing of an earlier build', () => {
    const files = filesIn(tarball)
    expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'dist/index.js', 'dist/index.d.ts']))
    expect(files.filter(file => /\.test\.|tsconfig|^src\//.test(file))).toEqual([])
    expect(files).not.toContain('dist/customer.js')
  })

  it('takes any compatible version of its library', () => {
    const manifest = manifestIn(tarball)
    for (const field of 'description license keywords engines sideEffects'.split(' '))
      expect(manifest, field).toHaveProperty(field)
    expect(manifest.dependencies).toEqual({ zod: expect.stringMatching(/^\^4\./) })
    expect(JSON.stringify(manifest.exports)).not.toContain('/src/')
  })

  it('names types instead of repeating them', () => {
    const types = filesIn(tarball).filter(file => file.endsWith('.d.ts'))
    const bytes = types.reduce((sum, file) => sum + Buffer.byteLength(textIn(tarball, file)), 0)
    console.info(`types: ${(bytes / 1000).toFixed(1)} kB`)
    expect(bytes).toBeLessThanOrEqual(MAX_TYPES)
    expect(textIn(tarball, 'dist/cart.d.ts')).toContain('items: z.ZodArray<Schema<CartLine>>')
    expect(textIn(tarball, 'dist/calls.d.ts')).toContain('readonly AnyCall[]')
  })
})

/** Bytes of all declarations. */
const MAX_TYPES = 125_000
