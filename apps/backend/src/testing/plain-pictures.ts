import { linkSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@shop/contract/locales'
import sharp from 'sharp'
import { loadPictures } from '../catalogue/load-pictures.ts'
import type { Database } from '../db/database.ts'
import { FileCache } from '../pictures/file-cache.ts'
import { digestOf, inLanguage, WIDTHS } from '../pictures/index.ts'

/**
 * Fills the folder of rendered pictures with one pixel for every AVIF of the shop: rendering takes a third of the CPU time of the
 * browser tests, most of which look at no picture.
 */
export async function writePlainPictures(db: Database, dir: string): Promise<void> {
  const pixel = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'white' } })
    .avif()
    .toBuffer()
  const first = { digest: 'plain', width: WIDTHS[0], format: 'avif' } as const
  await new FileCache(dir).write(first, pixel)
  const file = join(dir, first.digest, `${first.width}.avif`)
  const pictures = await loadPictures(db)()
  for (const digest of new Set(pictures.flatMap(one => locales.map(lang => digestOf(inLanguage(one, lang)))))) {
    mkdirSync(join(dir, digest), { recursive: true })
    for (const width of WIDTHS) linkSync(file, join(dir, digest, `${width}.avif`))
  }
}
