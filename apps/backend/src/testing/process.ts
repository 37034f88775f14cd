import { type ChildProcess, spawn } from 'node:child_process'
import { get } from 'node:http'
import { basename } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from './postgres-server.ts'

export interface ServerProcess {
  address: string
  process: ChildProcess
  /** Everything it has written to its standard output. */
  output: () => string
  /** Sends the signal and waits for the exit; kills the process after 15 seconds. @default SIGTERM */
  stop(signal?: NodeJS.Signals): Promise<void>
}

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** Timeouts of the start and the exit; the shop's graceful shutdown takes up to ten seconds. */
const START_TIMEOUT_MS = 120_000
const STOP_TIMEOUT_MS = 15_000

/** Characters of the output that are shown of a process that ended by itself. */
const MAX_SHOWN_OUTPUT = 4_000

/** Processes to kill when this process exits. */
const running = new Set<ChildProcess>()
process.on('exit', endAll)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))

/** Status of a request on a connection of its own; 0: nobody answers. */
const statusOf = (url: string): Promise<number> =>
  new Promise(resolve => {
    get(url, { agent: false }, answer => resolve(answer.resume().statusCode ?? 0)).once('error', () => resolve(0))
  })

/** Polls a URL until it succeeds or the timeout is over. */
async function untilReady(what: string, url: string, hasExited: () => boolean): Promise<void> {
  const end = performance.now() + START_TIMEOUT_MS
  while (performance.now() < end) {
    if (hasExited()) throw new Error(`${what} ended before it answered`)
    if ((await statusOf(url)) === 200) return
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
  const name = basename(args.find(arg => !arg.startsWith('-')) ?? args[0])
  const child = spawn(process.execPath, [...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', RATE_LIMITS: 'off', ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(child)
  let output = ''
  child.stdout.on('data', (text: Buffer) => {
    output += String(text)
  })
  let isStopping = false
  const ended = new Promise<void>(resolve =>
    child.once('exit', (code, signal) => {
      running.delete(child)
      if (!isStopping) console.error(`${name} ended by itself: ${signal ?? code}\n${output.slice(-MAX_SHOWN_OUTPUT)}`)
      resolve()
    }),
  )
  async function stop(signal: NodeJS.Signals = 'SIGTERM') {
    isStopping = true
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
    await untilReady(name, address + ready, () => !running.has(child))
  } catch (error) {
    await stop('SIGKILL')
    throw error
  }
  return { address, process: child, output: () => output, stop }
}

/** Kills processes that a failed test has left. */
export function endAll(): void {
  for (const child of running) child.kill('SIGKILL')
}
