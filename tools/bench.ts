// `pnpm bench`: throughput of the shop and of a baseline in the same run; machines are shared, so only the ratio is comparable. `pnpm bench rendering` measures pages only, `pnpm bench pages [path …]` runs Lighthouse instead, `pnpm bench interactions` presses and types as on a phone. BENCH_SECONDS=0 only tries whether everything can be measured.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { embedded, onPostgres } from './bench/databases.ts'
import { interactions } from './bench/interactions.ts'
import { pages } from './bench/lighthouse.ts'
import { root } from './source-files.ts'

const { status } = spawnSync(process.execPath, [join(root, 'tools/build-if-stale.ts')], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)

try {
  if (process.argv[2] === 'pages') await pages(process.argv.slice(3))
  else if (process.argv[2] === 'interactions') await interactions()
  else {
    const part = process.argv[2] === 'rendering' ? 'rendering' : 'all'
    const onServer = await onPostgres(part)
    const inProcess = await embedded(onServer, part)
    console.log(`${onServer.size} rows on Postgres, ${inProcess.size} embedded`)
    if (part === 'all') await interactions()
  }
} catch (error) {
  console.error('The bench broke off:', error)
  process.exitCode = 1
}
// Also ends processes that a timed-out step has left running.
process.exit()
