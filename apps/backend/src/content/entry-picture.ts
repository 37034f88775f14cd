import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { digestInUrl } from '../catalogue-feed/compare.ts'
import type { Picture } from '../db/schema/index.ts'
import { type FetchPictureOptions, fetchPicture, PictureRefused } from '../pictures/fetch-picture.ts'
import { demoPicture, digestOf, isDemoPicture } from '../pictures/index.ts'
import { type Original, reduceOriginal } from '../pictures/originals.ts'

const MAX_BYTES = 15_000_000

/** `same`: the entry has it already; `none`: it is removed. */
export type PictureChange = 'same' | 'none' | Original

export async function readPicture(path: string, most = MAX_BYTES): Promise<Buffer> {
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) throw new PictureRefused(`There is no file ${path}.`, true)
  if (found.size > most) throw new PictureRefused(`It is larger than ${most / 1_000_000} MB.`, true)
  return readFile(path)
}

/** Reads what `picture` names: `none`, an address, a picture of the demo, or a file beside `file`. Throws `PictureRefused`. */
export async function loadPicture(
  value: string,
  file: string,
  present: Picture | null,
  limits?: FetchPictureOptions,
): Promise<PictureChange> {
  if (value === 'none') return present === null ? 'same' : 'none'
  if (isDemoPicture(value)) {
    const picture = demoPicture(value)
    return picture.sha256 === present?.sha256 ? 'same' : { picture, data: null }
  }
  const isAddress = /^https?:\/\//i.test(value)
  const digest = digestInUrl(isAddress ? value : `http://localhost${value.startsWith('/') ? value : ''}`)
  if (digest !== null && present !== null && digestOf(present) === digest) return 'same'
  const bytes = isAddress ? await fetchPicture(value, limits) : await readPicture(resolve(dirname(file), value))
  const sha256 = present?.sha256 ?? null
  // The file that export has written.
  if (createHash('sha256').update(bytes).digest('hex') === sha256) return 'same'
  const original = await reduceOriginal(bytes)
  return original.picture.sha256 === sha256 ? 'same' : original
}
