import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { Variant } from './address.ts'

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
export class Shelf {
  private readonly dir: string
  private readonly workbench: string

  constructor(dir: string) {
    this.dir = dir
    this.workbench = join(dir, 'unfinished')
  }

  private place({ digest, width, format }: Variant): string {
    return join(this.dir, digest, `${width}.${format}`)
  }

  async take(variant: Variant): Promise<Buffer | undefined> {
    const file = await readFile(this.place(variant)).catch(ifThere)
    if (!file || file.length <= CHECKSUM) return undefined
    const content = file.subarray(0, -CHECKSUM)
    return checksumOf(content).equals(file.subarray(-CHECKSUM)) ? content : undefined
  }

  async has(variant: Variant): Promise<boolean> {
    return (await this.take(variant)) !== undefined
  }

  async put(variant: Variant, content: Buffer): Promise<void> {
    await mkdir(this.workbench, { recursive: true })
    const unfinished = join(this.workbench, randomUUID())
    try {
      const file = await open(unfinished, 'wx')
      try {
        await file.writeFile(Buffer.concat([content, checksumOf(content)]))
        await file.sync()
      } finally {
        await file.close()
      }
      await mkdir(join(this.dir, variant.digest), { recursive: true })
      await rename(unfinished, this.place(variant))
    } catch (trouble) {
      await rm(unfinished, { force: true })
      throw trouble
    }
  }

  /** Clears away what a killed process left half written. */
  async sweep(now: number): Promise<void> {
    for (const name of (await readdir(this.workbench).catch(ifThere)) ?? []) {
      const file = join(this.workbench, name)
      const found = await stat(file).catch(ifThere)
      if (found && now - found.mtimeMs > STALE) await rm(file, { force: true })
    }
  }
}

/** A file that is not there is an answer; any other trouble is trouble. */
function ifThere(trouble: unknown): undefined {
  if (trouble instanceof Error && 'code' in trouble && trouble.code === 'ENOENT') return
  throw trouble
}
