import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '@shop/backend/testing/postgres'
import { root } from './sources.ts'

export interface ShopProcess {
  address: string
  process: ChildProcess
  /** Ends it by the given signal and waits until it is gone. @default SIGTERM */
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** For requests of a program whose server comes and goes: a kept connection could lead to the one before. */
export const ONE_OFF = { connection: 'close' } as const

/** Asks until the answer is good or the patience is over. */
async function until(url: string, milliseconds: number, gone: () => boolean): Promise<void> {
  const end = Date.now() + milliseconds
  while (Date.now() < end) {
    if (gone()) throw new Error(`${url}: the process ended before it answered`)
    const response = await fetch(url, { headers: ONE_OFF }).catch(() => undefined) // not listening yet
    if (response?.ok) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error(`${url} did not answer within ${milliseconds} ms`)
}

/** Starts a program of ours on a free port and waits until it is ready. */
export async function startProgram(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  ready = '/readyz',
): Promise<ShopProcess> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', RATE_LIMITS: 'off', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  await until(`${address}${ready}`, 120_000, () => child.exitCode !== null)
  return {
    address,
    process: child,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await ended
    },
  }
}

/** The whole shop as `npm start` runs it. */
export const startShop = (env: Readonly<Record<string, string>>): Promise<ShopProcess> =>
  startProgram([join(root, 'apps/store/server.ts'), '--production'], env)

/** The backend alone. */
export const startBackend = (env: Readonly<Record<string, string>>): Promise<ShopProcess> =>
  startProgram([join(root, 'apps/backend/src/main.ts')], env)
