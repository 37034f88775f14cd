import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '@shop/contract/locales'
import sharp from 'sharp'
import { EDITION } from '../drawings/edition.ts'
import { type Flat, hasLabel, type Plate } from '../drawings/index.ts'
import { canonicalJson } from '../wire/idempotency.ts'
import { WIDTHS, type Width } from './variant-path.ts'

/** A file in the folder of photographs, with the data that is needed before it is opened. */
export interface Photograph {
  /** Path inside the folder of photographs. */
  file: string
  /** SHA-256 of the content: a changed photograph gets another path. */
  sha256: string
  /** Pixels after applying the EXIF orientation. */
  width: number
  height: number
}

/** Source of a picture, as plain data for a `jsonb` column. */
export type Picture = Flat | Plate | Photograph

export const isPhotograph = (picture: Picture): picture is Photograph => 'file' in picture

/**
 * The picture for a page in a language: a drawing that shows the brand's word has it in the page's alphabet. Ukrainian and
 * Russian share one picture, and drawings without the word are the same in all languages, so that the cache grows by the
 * labelled drawings only.
 */
export const inLanguage = (picture: Picture, lang: Locale): Picture =>
  lang === 'en' && !isPhotograph(picture) && hasLabel(picture) ? { ...picture, label: 'HART' } : picture

/** Reads the data of a photograph when it is added to the shop. */
export async function photograph(folder: string, file: string): Promise<Photograph> {
  const content = await readFile(join(folder, file))
  const { autoOrient } = await sharp(content).metadata()
  return { file, sha256: createHash('sha256').update(content).digest('hex'), ...autoOrient }
}

/** Full size in pixels; drawings are 4 : 5. */
export const sizeOf = (picture: Picture): { width: number; height: number } =>
  isPhotograph(picture) ? { width: picture.width, height: picture.height } : { width: 800, height: 1000 }

/** Rendered widths: photographs are not enlarged. */
export function widthsOf(picture: Picture): readonly Width[] {
  if (!isPhotograph(picture)) return WIDTHS
  const fitting = WIDTHS.filter(width => width <= picture.width)
  return fitting.length ? fitting : [WIDTHS[0]]
}

/** Part of every digest. Increase it when sizes, formats or settings of `render.ts` change, so that all paths change. */
const PIPELINE_VERSION = 1

/**
 * Digest of a picture's source, not of its pixels, so that it takes microseconds. Independent of the order of keys, which
 * `jsonb` does not preserve.
 */
export function digestOf(picture: Picture): string {
  const generation = isPhotograph(picture) ? PIPELINE_VERSION : `${PIPELINE_VERSION}/${EDITION}`
  return createHash('sha256')
    .update(`${generation} ${canonicalJson(picture)}`)
    .digest('hex')
    .slice(0, 16)
}
