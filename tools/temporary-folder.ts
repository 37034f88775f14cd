import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Folders to remove when the process exits. */
const used = new Set<string>()
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
process.on('exit', () => used.forEach(remove))

/** Creates a temporary folder and removes it after use. */
export async function withTemporaryFolder<Value>(use: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-tools-'))
  used.add(folder)
  try {
    return await use(folder)
  } finally {
    remove(folder)
    used.delete(folder)
  }
}
