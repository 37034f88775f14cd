// Accepts the current look of the stories: screenshots of all of them, without those of removed stories.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { accepted, pictures } from './stories.ts'

mkdirSync(accepted, { recursive: true })
const known = new Set(pictures)
for (const file of readdirSync(accepted)) if (!known.has(file)) rmSync(join(accepted, file))

const taken = spawnSync(
  'pnpm',
  ['exec', 'playwright', 'test', '--update-snapshots=changed', ...process.argv.slice(2)],
  {
    cwd: import.meta.dirname,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  },
)

/** A palette reduces them to a third; what it changes is far below the comparison's threshold. */
for (const file of readdirSync(accepted)) {
  const path = join(accepted, file)
  const before = await readFile(path)
  const { isPalette } = await sharp(before).metadata()
  if (!isPalette) await writeFile(path, await sharp(before).png({ palette: true, dither: 0, effort: 10 }).toBuffer())
}
process.exit(taken.status ?? 1)
