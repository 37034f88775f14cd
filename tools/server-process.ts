import { type ChildProcess, spawn } from 'node:child_process'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@shop/backend/testing/postgres'
import { requestOnce } from './http-request.ts'
import { root } from './source-files.ts'

export interface ServerProcess {
  address: string
  process: ChildProcess
  /** Sends the signal and waits for the exit; kills the process after 15 seconds. @default SIGTERM */
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Timeouts of the start and the exit; the shop's graceful shutdown takes up to ten seconds. */
const START_TIMEOUT_MS = 120_000
const STOP_TIMEOUT_MS = 15_000

/** Processes to kill when this process exits. */
const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))

/** Polls a URL until it succeeds or the timeout is over. */
async function untilReady(what: string, url: string, hasExited: () => boolean): Promise<void> {
  const end = performance.now() + START_TIMEOUT_MS
  while (performance.now() < end) {
    if (hasExited()) throw new Error(`${what} ended before it answered`)
    const answer = await requestOnce('GET', url).catch(() => undefined) // not listening yet
    if (answer?.status === 200) return
    await wait(50)
  }
  throw new Error(`${what} did not answer ${url} within ${START_TIMEOUT_MS / 1000} s`)
}

/** Starts a program on a free port and waits until it is ready. */
export async function startProgram(
  args: readonly [string, ...string[]],
  env: Readonly<Record<string, string>>,
  ready = '/readyz',
): Promise<ServerProcess> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', RATE_LIMITS: 'off', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  running.add(child)
  const ended = new Promise<void>(resolve =>
    child.once('exit', () => {
      running.delete(child)
      resolve()
    }),
  )
  async function stop(signal: NodeJS.Signals = 'SIGTERM') {
    child.kill(signal)
    const cancel = new AbortController()
    const timeout = wait(STOP_TIMEOUT_MS, undefined, { signal: cancel.signal }).then(
      () => child.kill('SIGKILL'),
      () => undefined, // it exited in time
    )
    await ended
    cancel.abort()
    await timeout
  }
  try {
    await untilReady(
      basename(args.find(arg => !arg.startsWith('-')) ?? args[0]),
      address + ready,
      () => !running.has(child),
    )
  } catch (error) {
    await stop('SIGKILL')
    throw error
  }
  return { address, process: child, stop }
}

/** Starts a server program with the limits of memory that `npm start` sets. */
const startServer = (
  args: readonly [string, ...string[]],
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> =>
  startProgram(['--max-semi-space-size=16', ...args], {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '1048576',
    MALLOC_TRIM_THRESHOLD_: '4194304',
    ...env,
  })

/** The whole shop as `npm start` runs it. */
export const startShop = (env: Readonly<Record<string, string>>): Promise<ServerProcess> =>
  startServer(['--conditions=built', join(root, 'apps/store/server.ts'), '--production'], env)

/** The backend alone, as it was built. */
export const startBackend = (env: Readonly<Record<string, string>>): Promise<ServerProcess> =>
  startServer([join(root, 'apps/backend/build/main.js')], env)
