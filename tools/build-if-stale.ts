// Builds the backend and the store if their sources have changed since the last build, so that a second `npm start` takes seconds.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileFingerprint, filesBelow, root } from './source-files.ts'

const stamp = join(root, 'apps/store/build/stamp')
const made = fileFingerprint([
  ...['packages', 'apps'].flatMap(filesBelow).filter(path => !/\.(test|stories|spec)\.tsx?$/.test(path)),
  'pnpm-lock.yaml',
])

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== made) {
  const { status } = spawnSync('pnpm', ['--filter', '@shop/backend', '--filter', '@shop/store', 'build'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(stamp, made)
}
