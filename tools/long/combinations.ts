// Every language in both colour schemes on both screen sizes; `npm test` covers each value once.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../source-files.ts'
import type { Part } from './part.ts'

const folder = join(root, 'apps/store/e2e')

/** Specs that run per language or colour scheme. */
const specs = readdirSync(folder).filter(
  file => file.endsWith('.spec.ts') && /screensOf|everyCombination/.test(readFileSync(join(folder, file), 'utf8')),
)

export const combinations: Part = async (expect, patterns) => {
  for (const spec of specs.filter(file => patterns.length === 0 || patterns.some(pattern => file.includes(pattern)))) {
    const { status } = spawnSync('pnpm', ['exec', 'playwright', 'test', '-c', 'apps/store', spec], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, FULL: '1' },
    })
    expect(`every combination of ${spec}`, status === 0)
  }
}
