import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { Variant } from './variant-path.ts'

/** A file half written by a process that died is swept after this long: no picture takes a minute. */
const STALE = 10 * 60_000

/** Bytes of the checksum that stands behind a picture in its file. */
const CHECKSUM = 4

function checksumOf(content: Buffer): Buffer {
  const checksum = Buffer.alloc(CHECKSUM)
  checksum.writeUInt32BE(crc32(content))
  return checksum
}

/**
 * Finished pictures on disk: `<dir>/<digest>/<width>.<format>`, each followed by the CRC-32 of its content. A file has its
 * final name only once it is whole; one that a full disk, a power cut or a copy has damaged all the same counts as missing and
 * is written anew. Several processes may share the folder.
 */
export class FileCache {
  private readonly dir: string
  private readonly unfinishedDir: string

  constructor(dir: string) {
    this.dir = dir
    this.unfinishedDir = join(dir, 'unfinished')
  }

  private filePath({ digest, width, format }: Variant): string {
    return join(this.dir, digest, `${width}.${format}`)
  }

  async read(variant: Variant): Promise<Buffer | undefined> {
    const file = await readFile(this.filePath(variant)).catch(undefinedIfMissing)
    if (!file || file.length <= CHECKSUM) return undefined
    const content = file.subarray(0, -CHECKSUM)
    return checksumOf(content).equals(file.subarray(-CHECKSUM)) ? content : undefined
  }

  async has(variant: Variant): Promise<boolean> {
    return (await this.read(variant)) !== undefined
  }

  async write(variant: Variant, content: Buffer): Promise<void> {
    await mkdir(this.unfinishedDir, { recursive: true })
    const unfinished = join(this.unfinishedDir, randomUUID())
    try {
      const file = await open(unfinished, 'wx')
      try {
        await file.writeFile(Buffer.concat([content, checksumOf(content)]))
        await file.sync()
      } finally {
        await file.close()
      }
      await mkdir(join(this.dir, variant.digest), { recursive: true })
      await rename(unfinished, this.filePath(variant))
    } catch (trouble) {
      await rm(unfinished, { force: true })
      throw trouble
    }
  }

  /** Clears away what a killed process left half written. */
  async removeUnfinished(now: number): Promise<void> {
    for (const name of (await readdir(this.unfinishedDir).catch(undefinedIfMissing)) ?? []) {
      const file = join(this.unfinishedDir, name)
      const found = await stat(file).catch(undefinedIfMissing)
      if (found && now - found.mtimeMs > STALE) await rm(file, { force: true })
    }
  }
}

/** A file that is not there is an answer; any other trouble is trouble. */
function undefinedIfMissing(trouble: unknown): undefined {
  if (trouble instanceof Error && 'code' in trouble && trouble.code === 'ENOENT') return
  throw trouble
}
