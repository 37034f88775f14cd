import { readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root folder of the workspace. */
export const root = fileURLToPath(new URL('..', import.meta.url))

const skipped = new Set([
  'node_modules',
  'dist',
  'dist-pack',
  'build',
  '.react-router',
  '.data',
  'storybook-static',
  'test-results',
])

/** Every file below `folder`, without installed and generated ones; paths relative to the root. */
export function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesBelow(path)
    return entry.isFile() ? [relative('.', path)] : []
  })
}

/** Name, size and modification time of files: detects changes without reading them. */
export const fileFingerprint = (paths: readonly string[]): string =>
  paths
    .map(path => {
      const { size, mtimeMs } = statSync(join(root, path))
      return `${path} ${size} ${mtimeMs}`
    })
    .join('\n')

/** Files that no page fetches and no server runs: tests, stories, examples, and folders `testing` and `e2e`. */
export const testFiles = /\.(test|stories|examples)\.tsx?$|\/(testing|e2e|examples)\//
