import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import type { LinkPreview } from './index.ts'
import { writePreviewTexts } from './link-preview.ts'

const preview: LinkPreview = {
  lang: 'uk',
  site: 'Кузня & Ко',
  title: 'Кепка <синя>',
  line: '390\u00a0₴',
  picture: { file: 'cap.svg', sha256: '0a', width: 800, height: 1000 },
}

test('the preview of a link is written in fonts of its own: the same on a machine without any', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'fonts-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  const empty = join(dir, 'fonts.conf')
  await writeFile(empty, '<fontconfig></fontconfig>')
  const program = `
    const { writePreviewTexts } = await import(${JSON.stringify(new URL('./link-preview.ts', import.meta.url))})
    const { default: sharp } = await import(${JSON.stringify(import.meta.resolve('sharp'))})
    const [, ...texts] = await writePreviewTexts(${JSON.stringify(preview)})
    const sizes = await Promise.all(texts.map(({ input }) => sharp(input).metadata()))
    process.stdout.write(JSON.stringify(sizes.map(({ width, height }) => [width, height])))`
  const written = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, FONTCONFIG_FILE: empty },
  })
  const [, ...here] = await writePreviewTexts(preview)
  const sizes = await Promise.all(here.map(({ input }) => sharp(Buffer.isBuffer(input) ? input : undefined).metadata()))
  // Outlines may be hinted differently; the boxes of a missing font have a fraction of the size.
  const near = (pixels: number) => expect.toSatisfy((other: number) => Math.abs(other - pixels) <= 2)
  expect(JSON.parse(written.stdout)).toEqual(sizes.map(({ width, height }) => [near(width), near(height)]))
  expect(here).toHaveLength(3)
})
