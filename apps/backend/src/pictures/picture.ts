import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { EDITION } from '../drawings/edition.ts'
import type { Flat } from '../drawings/index.ts'
import { WIDTHS, type Width } from './variant-path.ts'

/** A photograph in the folder of photographs, with what must be known of it before it is opened. */
export interface Photograph {
  /** Path inside the folder of photographs. */
  file: string
  /** Digest of the file's content, hexadecimal: another photograph under the same name gets another address. */
  sha256: string
  /** Pixels, as seen (after the camera's turn). */
  width: number
  height: number
}

/** What a picture is made from: plain data that a row of a table can hold. */
export type Picture = Flat | Photograph

export const isPhotograph = (picture: Picture): picture is Photograph => 'file' in picture

/** Looks into a photograph, once, when it enters the shop. */
export async function photograph(folder: string, file: string): Promise<Photograph> {
  const content = await readFile(join(folder, file))
  const { autoOrient } = await sharp(content).metadata()
  return { file, sha256: createHash('sha256').update(content).digest('hex'), ...autoOrient }
}

/** Pixels of the whole picture; a flat is drawn on a sheet of 4 : 5. */
export const sizeOf = (picture: Picture): { width: number; height: number } =>
  isPhotograph(picture) ? { width: picture.width, height: picture.height } : { width: 800, height: 1000 }

/** Widths worth making: a photograph is not blown up beyond its own. */
export function widthsOf(picture: Picture): readonly Width[] {
  if (!isPhotograph(picture)) return WIDTHS
  const fitting = WIDTHS.filter(width => width <= picture.width)
  return fitting.length ? fitting : [WIDTHS[0]]
}

/** Raise it when the sizes, formats or settings of `render.ts` change: every address changes with it. */
const PIPELINE = 1

/**
 * The picture's address: a digest of its description, not of its pixels, so a list of cards costs microseconds. The
 * same picture has the same address whatever the order of its fields (databases do not keep it).
 */
export function digestOf(picture: Picture): string {
  const generation = isPhotograph(picture) ? PIPELINE : `${PIPELINE}/${EDITION}`
  return createHash('sha256')
    .update(`${generation} ${inOrder(picture)}`)
    .digest('hex')
    .slice(0, 16)
}

function inOrder(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOrder).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${inOrder(field)}`).join()}}`
}
