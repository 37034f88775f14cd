import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Picture } from '../db/schema/index.ts'
import { PictureRefused } from './fetch-picture.ts'
import { reducePhoto } from './reduce-photo.ts'

/** A picture that is not in the folder of originals yet. */
export interface Original {
  picture: Picture
  /** Null: it comes with the program. */
  data: Uint8Array | null
}

/** A picture in WebP without metadata, under the digest of its content. */
export function originalOf({ data, width, height }: { data: Uint8Array; width: number; height: number }): Original {
  const sha256 = createHash('sha256').update(data).digest('hex')
  return { picture: { file: join('originals', sha256.slice(0, 2), `${sha256}.webp`), sha256, width, height }, data }
}

/** Decodes a picture and encodes it as it will be stored. */
export async function reduceOriginal(bytes: Uint8Array): Promise<Original> {
  const reduced = await reducePhoto(bytes)
  if (reduced === 'media_type') throw new PictureRefused('It is not a JPEG, PNG, WebP or AVIF picture.', true)
  if (reduced === 'too_large') throw new PictureRefused('It has too many pixels.', true)
  return originalOf(reduced)
}

/** Stores a picture under the digest of its content, complete or not at all. */
export async function storeOriginal(folder: string, { picture, data }: Original): Promise<Picture> {
  if (data === null) return picture
  const path = join(folder, picture.file)
  const unfinished = join(folder, 'unfinished', randomUUID())
  await mkdir(dirname(path), { recursive: true })
  await mkdir(dirname(unfinished), { recursive: true })
  try {
    await writeFile(unfinished, data)
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  return picture
}
