import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { CommandError } from './command.ts'

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

/** Writes a file and the folders that it needs. */
export async function writeToFile(path: string, content: string | Uint8Array): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content, { mode: 0o600 })
  } catch (error) {
    throw new CommandError(`${path} cannot be written: ${error instanceof Error ? error.message : error}`)
  }
}
