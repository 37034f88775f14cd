import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { Variant } from './variant-path.ts'

/** Unfinished files older than this are removed: writing a picture takes less than a minute. */
const STALE_AFTER_MS = 10 * 60_000

/** Length of the checksum at the end of a file. */
const CHECKSUM_BYTES = 4

function checksumOf(content: Buffer): Buffer {
  const checksum = Buffer.alloc(CHECKSUM_BYTES)
  checksum.writeUInt32BE(crc32(content))
  return checksum
}

/**
 * Rendered pictures on disk: `<dir>/<digest>/<width>.<format>`, each followed by the CRC-32 of its content. A file gets its
 * final name when it is complete; a file that a full disk, a power failure or a copy has damaged counts as missing and is
 * rendered again. Several processes may share the folder.
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
    if (!file || file.length <= CHECKSUM_BYTES) return undefined
    const content = file.subarray(0, -CHECKSUM_BYTES)
    return checksumOf(content).equals(file.subarray(-CHECKSUM_BYTES)) ? content : undefined
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
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }

  /** Removes files that killed processes have not finished. */
  async removeUnfinished(now: number): Promise<void> {
    for (const name of (await readdir(this.unfinishedDir).catch(undefinedIfMissing)) ?? []) {
      const file = join(this.unfinishedDir, name)
      const found = await stat(file).catch(undefinedIfMissing)
      if (found && now - found.mtimeMs > STALE_AFTER_MS) await rm(file, { force: true })
    }
  }
}

/** Rethrows any error but a missing file. */
function undefinedIfMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return
  throw error
}
