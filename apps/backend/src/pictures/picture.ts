import { createHash } from 'node:crypto'
import type { Locale } from '@shop/contract/locales'
import type { Picture } from '../db/schema/index.ts'
import { canonicalJson } from '../platform/canonical-json.ts'
import { WIDTHS, type Width } from './variant-path.ts'

/** Rendered at the size that is wanted, however large. */
export const isVector = ({ file }: Pick<Picture, 'file'>): boolean => file.endsWith('.svg')

/**
 * The picture for a page in a language: one with words has them in the page's alphabet. Ukrainian and Russian share one picture, and
 * pictures without words are the same in all languages.
 */
export const inLanguage = (picture: Picture, lang: Locale): Picture =>
  lang === 'en' && picture.lettering ? { ...picture, lettering: 'latin' } : picture

/** Rendered widths: only SVGs are enlarged. */
export function widthsOf(picture: Picture): readonly Width[] {
  if (isVector(picture)) return WIDTHS
  const fitting = WIDTHS.filter(width => width <= picture.width)
  return fitting.length ? fitting : [WIDTHS[0]]
}

/** Part of every digest. Increase it when sizes, formats or settings of `render.ts` change, so that all paths change. */
const PIPELINE_VERSION = 1

/** Digest of what a picture shows, from the digest of its file, so that it takes microseconds. */
export function digestOf({ file, sha256, width, height, lettering }: Picture): string {
  const shown = { file, sha256, width, height, ...(lettering === 'latin' ? { lettering } : {}) }
  return createHash('sha256')
    .update(`${PIPELINE_VERSION} ${canonicalJson(shown)}`)
    .digest('hex')
    .slice(0, 16)
}
