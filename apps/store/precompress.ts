// Writes .br and .gz beside every file of build/client that gets smaller by it: compressed once, served for good.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const root = fileURLToPath(new URL('build/client', import.meta.url))
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const entries = await readdir(root, { recursive: true, withFileTypes: true })
await Promise.all(
  entries
    .filter(entry => entry.isFile() && /\.(js|css|svg|json|txt|xml|webmanifest)$/.test(entry.name))
    .map(async entry => {
      const path = join(entry.parentPath, entry.name)
      const body = await readFile(path)
      if (body.length < 1024) return
      await writeFile(`${path}.br`, await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
      await writeFile(`${path}.gz`, await zip(body, { level: 9 }))
    }),
)
