import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { openFolder, reference, Translated, WrongFiles } from './data-folder.ts'

it('names the file and the field of each fault', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-data-'))
  writeFileSync(join(folder, 'banners.yaml'), '- { url: /jackets, standards: [en-388-2121x, en-1149-5] }')
  const Banner = z.strictObject({ url: z.int(), standards: z.array(reference(new Map([['en-388-2121x', 1]]))) })
  expect(() => openFolder(folder).read('banners.yaml', z.array(Banner))).toThrow(
    new WrongFiles([
      'banners.yaml, 0.url: Invalid input: expected number, received string',
      'banners.yaml, 0.standards.1: There is no «en-1149-5».',
    ]),
  )
  expect(Translated.safeParse({ uk: 'а', ru: 'а ', en: '' }).error?.issues.map(({ path }) => path)).toEqual([
    ['ru'],
    ['en'],
  ])
  rmSync(folder, { recursive: true })
})
