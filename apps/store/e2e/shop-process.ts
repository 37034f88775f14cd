import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@shop/backend/testing/postgres'

const store = fileURLToPath(new URL('..', import.meta.url))

export interface ShopProcess {
  url: string
  /** Everything written to stdout and stderr. */
  output: () => string
  isAlive: () => boolean
  stop: () => Promise<void>
}

/** Starts a separate production process, for tests that break its database or its environment. */
export async function startShopProcess(env: Readonly<Record<string, string>>): Promise<ShopProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-process-'))
  const port = await freePort()
  const child = spawn(process.execPath, ['server.ts', '--production'], {
    cwd: store,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: folder,
      SECRET: 'a secret of thirty-two characters and more: 0123456789',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const open = new Promise<void>((resolve, reject) => {
    child.once('exit', code => reject(new Error(`The shop ended with ${code}:\n${output}`)))
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        output += String(text)
        if (output.includes('The shop is open')) resolve()
      })
  })
  await open
  return {
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
