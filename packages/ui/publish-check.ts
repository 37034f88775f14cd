// Runs before publishing: the addresses that npm shows must be true, and only the publisher knows them (docs/decisions/0009).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const manifest: Record<string, unknown> = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'))
if (manifest.repository === undefined) {
  console.error(
    '@shop/ui: package.json names no repository. Set yours: npm pkg set repository.type=git repository.url=git+https://… repository.directory=packages/ui',
  )
  process.exitCode = 1
}
