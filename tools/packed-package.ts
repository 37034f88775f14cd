// Packs a package as it is published and installs it in projects outside this repository.
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type {} from 'vitest'
import { root } from './source-files.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Paths of the packed packages. */
    tarballs: Readonly<Record<'contract' | 'flows' | 'ui', string>>
  }
}

/** Output of a command; throws with its output when it fails. */
export function run(cwd: string, command: string, ...options: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, options, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (error) throw error
  if (status !== 0) throw new Error(`${command} ${options.join(' ')}: ${stdout}${stderr}`)
  return stdout
}

/** Path of a tool of the workspace. */
export const tool = (name: string): string => join(root, 'node_modules/.bin', name)

/** Builds and packs `packages/<name>` into a folder; path of the tarball. */
export function pack(name: string, place: string): string {
  run(join(root, 'packages', name), 'pnpm', 'run', 'build:package')
  const before = new Set(globSync('*.tgz', { cwd: place }))
  run(join(root, 'packages', name), 'pnpm', 'pack', '--pack-destination', place)
  const made = globSync('*.tgz', { cwd: place }).find(file => !before.has(file))
  if (!made) throw new Error(`${name} was not packed.`)
  return join(place, made)
}

/** Output of publint, which ends with «All good!» without warnings. */
export const checkPublishable = (tarball: string): string => run(root, tool('publint'), 'run', tarball, '--strict')

/** Throws when the types of an entry do not resolve for ESM imports. `aside`: entries without code. */
export const checkTypes = (tarball: string, ...aside: string[]): string =>
  run(
    root,
    tool('attw'),
    tarball,
    '--profile',
    'esm-only',
    ...(aside.length > 0 ? ['--exclude-entrypoints', ...aside] : []),
  )

export const filesIn = (tarball: string): string[] =>
  run(root, 'tar', '-tzf', tarball)
    .trim()
    .split('\n')
    .map(file => file.replace(/^package\//, ''))

/** Text of a file of a tarball. */
export const textIn = (tarball: string, file: string): string => run(root, 'tar', '-xzOf', tarball, `package/${file}`)

export const manifestIn = (tarball: string): Record<string, unknown> => JSON.parse(textIn(tarball, 'package.json'))

/** Pinned version of a dependency, for a project outside the workspace. */
export function pinned(name: string): string {
  const text = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')
  const [, version] = new RegExp(`^  "?${name}"?: (\\S+)$`, 'm').exec(text) ?? []
  if (!version) throw new Error(`${name} is in no catalogue.`)
  return version
}

/** Runs `npm install` in a folder. */
export const install = (project: string): string =>
  run(project, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error')

/** Whether npm's registry is reachable; a machine without network can still build and pack. */
export async function hasRegistry(): Promise<boolean> {
  const registry = run(root, 'npm', 'config', 'get', 'registry').trim()
  return fetch(`${registry.replace(/\/?$/, '/')}react`, { method: 'HEAD', signal: AbortSignal.timeout(5_000) }).then(
    answer => answer.ok,
    () => false,
  )
}

/**
 * What the README of a tarball links, names or imports and the tarball lacks: files, and entries of the package. For
 * `@shop/ui/fonts/*` an entry with a star counts.
 */
export function missingFromReadme(tarball: string): string[] {
  const files = filesIn(tarball)
  const readme = textIn(tarball, 'README.md')
  const { name, exports: entries } = manifestIn(tarball)
  const known = Object.keys(Object(entries)).map(
    entry => new RegExp(`^${entry.replaceAll('.', '\\.').replace('*', '[^/]+')}$`),
  )
  const found = (pattern: RegExp) => [...readme.matchAll(pattern)].map(([, first = '']) => first)
  const linked = found(/\]\((?!https?:|#)([^)#]+)/g)
  const named = found(/`((?:src|examples|docs|dist)\/[^`]+\.\w+|[A-Z]+\.md)`/g)
  const imported = found(new RegExp(`['"\`]${name}((?:/[\\w.-]+)*)['"\`]`, 'g')).map(path => `.${path}`)
  return [
    ...[...linked, ...named].filter(file => !files.includes(file)),
    ...imported.filter(entry => !known.some(pattern => pattern.test(entry))),
  ]
}

/** Dependencies of a tarball that do not take a compatible newer version. */
export function pinnedDependencies(tarball: string): string[] {
  const { dependencies } = manifestIn(tarball)
  return Object.entries(Object(dependencies)).flatMap(([name, range]) =>
    /^[\^>]/.test(String(range)) ? [] : [`${name}@${range}`],
  )
}
