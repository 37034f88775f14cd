#!/usr/bin/env node
// `npm start` and `npm test` on a machine with any Node >= 20 and npm: gets the pinned Node and pnpm, installs, runs.
// Plain JavaScript without dependencies, on purpose. Children are spawned directly so that signals reach them
// (npm -> sh -> npx -> sh -> pnpm -> sh -> node loses SIGTERM and leaves the server running).
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const NODE = '24.21.0'
const PNPM = '12.21.0'
const root = fileURLToPath(new URL('..', import.meta.url))
const shell = process.platform === 'win32'
const steps = {
  start: [
    ['pnpm', 'install', '--frozen-lockfile', '--reporter=append-only'],
    ['node', 'tools/build-if-stale.ts'],
    [
      'node',
      '--conditions=built',
      '--max-semi-space-size=16',
      '--heap-growing-percent=100',
      'apps/store/server.ts',
      '--production',
    ],
  ],
  test: [
    ['pnpm', 'install', '--frozen-lockfile', '--reporter=append-only'],
    ['node', 'tools/test.ts', ...process.argv.slice(3)],
  ],
}[process.argv[2] ?? '']
if (!steps) throw new Error('usage: launch.mjs start|test')

// Memory, with the flags above: docs/production.md. The same in the Dockerfile and in server-process.ts.
const env = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '4194304',
  ...process.env,
}
for (const key of Object.keys(env)) if (/^npm_(config|lifecycle|package)_/i.test(key)) delete env[key]

/** Whether a version such as 22.22.2 is at least the given one. */
const atLeast = (version, ...least) => {
  const got = version.split('.').map(Number)
  const i = least.findIndex((n, k) => n !== got[k])
  return i === -1 || got[i] > least[i]
}

/** Stores where the tools were found, which saves the second or two of npx on later starts. */
const memory = join(root, 'node_modules', '.launch.json')
const remembered = () => {
  try {
    const { node, pnpm, path } = JSON.parse(readFileSync(memory, 'utf8'))
    const there = path.split(delimiter).some(folder => existsSync(join(folder, shell ? 'pnpm.cmd' : 'pnpm')))
    return node === NODE && pnpm === PNPM && there ? path : undefined
  } catch {
    return undefined // first start, or started by another version
  }
}

/** PATH with the pinned Node and pnpm in front. The platform's own package needs no install script, so it works under every npm policy; `node` is the fallback. */
const fetched = () => {
  const prefix = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'
  const platform = `${prefix}-${shell ? 'win' : process.platform}-${process.arch}`
  const question = 'node -p process.version+process.env.PATH'
  const npx = (node, ...flags) =>
    spawnSync(
      'npx',
      ['-y', ...flags, '-p', `${node}@${NODE}`, '-p', `pnpm@${PNPM}`, '-c', shell ? `"${question}"` : question],
      { cwd: root, env, shell, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
    )
  let got = npx(platform, '--ignore-scripts')
  if (got.status !== 0) got = npx('node')
  const line = (got.stdout ?? '').trim().split('\n').at(-1) ?? ''
  if (got.status === 0 && line.startsWith(`v${NODE}`)) return line.slice(NODE.length + 1)
  console.error(
    `Could not get Node ${NODE} and pnpm ${PNPM} from the npm registry. Install Node >= 22.22.2 and pnpm >= 12, then run: pnpm install && pnpm start`,
  )
  process.exit(1)
}

const pnpm = spawnSync('pnpm', ['--version'], { cwd: root, env, shell, encoding: 'utf8' })
const own = atLeast(process.versions.node, 22, 22, 2) && pnpm.status === 0 && atLeast(pnpm.stdout.trim(), 12, 0, 0)
if (!own) {
  const known = remembered()
  env.PATH = known ?? fetched()
  if (!known) {
    mkdirSync(join(root, 'node_modules'), { recursive: true })
    writeFileSync(memory, JSON.stringify({ node: NODE, pnpm: PNPM, path: env.PATH }))
  }
}

let child
let stopping = false
const stop = signal => {
  stopping = true
  child?.kill(signal)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))
const parent = process.ppid // npm killed with SIGKILL cannot tell us
setInterval(() => process.ppid !== parent && stop('SIGTERM'), 1000).unref()

for (const [command, ...args] of steps) {
  const code = await new Promise((resolve, reject) => {
    child = spawn(command, args, { cwd: root, env, shell, stdio: 'inherit' })
    child.on('error', reject)
    child.on('exit', (status, signal) => resolve(status ?? (signal ? 143 : 1)))
  })
  if (code !== 0 || stopping) process.exit(stopping ? 0 : code)
}
