import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { asc, type SQL } from 'drizzle-orm'
import { parseDocument } from 'yaml'
import { photos } from '../db/schema/index.ts'
import { type CommandContext, CommandError, refusal } from './command.ts'

const MAX_BYTES = 5_000_000

/** The text of a file of an operator. */
export async function readText(path: string): Promise<string> {
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) throw new CommandError(`There is no file ${path}.`)
  if (found.size > MAX_BYTES) throw new CommandError(`${path} is larger than ${MAX_BYTES / 1_000_000} MB.`)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path))
  } catch (error) {
    throw new CommandError(error instanceof TypeError ? `${path} is not UTF-8 text.` : `${path} cannot be read.`)
  }
}

/** A file of YAML. `failsafe`: every value is text, without numbers, dates and booleans. */
export async function readYaml(path: string, schema: 'core' | 'failsafe') {
  const document = parseDocument(await readText(path), { schema })
  if (document.errors.length > 0) throw refusal(document.errors.map(({ message }) => `${path}: ${message}`))
  return document
}

/** Writes a file and the folders that it needs. */
export async function writeToFile(path: string, content: string | Uint8Array): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content, { mode: 0o600 })
  } catch (error) {
    throw new CommandError(`${path} cannot be written: ${error instanceof Error ? error.message : error}`)
  }
}

/** Saves photos to a folder as `name-1.webp`, and tells their paths. */
export async function savePhotos(
  { db, workingDirectory }: CommandContext,
  which: SQL,
  folder: string,
  name: string,
): Promise<string> {
  const rows = await db.select({ data: photos.data }).from(photos).where(which).orderBy(asc(photos.id))
  const paths = rows.map((_, index) => resolve(workingDirectory, folder, `${name}-${index + 1}.webp`))
  for (const [index, { data }] of rows.entries()) await writeToFile(paths[index] ?? '', data)
  return paths.join('\n') || 'There are no photos.'
}
