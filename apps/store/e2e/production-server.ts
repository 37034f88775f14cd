import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@shop/backend/testing/postgres'

const store = fileURLToPath(new URL('..', import.meta.url))

export interface ProductionServer {
  url: string
  /** Everything written to stdout and stderr. */
  output: () => string
  isAlive: () => boolean
  stop: () => Promise<void>
}

/** Copies the seeded database into a `DATA_DIR`; generated pictures are shared with the shop of the other specs. */
export function copySeeded(folder: string): void {
  const seeded = process.env.SHOP_E2E_DATA
  if (!seeded) throw new Error('SHOP_E2E_DATA names no folder')
  cpSync(join(seeded, 'seeded'), join(folder, 'database'), { recursive: true })
  symlinkSync(join(seeded, 'pictures'), join(folder, 'pictures'))
}

/** Starts a separate production process on a free port or `PORT`, for tests that need an environment of their own. */
export async function startProductionServer(env: Readonly<Record<string, string>>): Promise<ProductionServer> {
  const folder = mkdtempSync(join(tmpdir(), 'production-server-'))
  if (!env.DATABASE_URL && !env.API_URL) copySeeded(folder)
  const port = Number(env.PORT ?? (await freePort()))
  const child = spawn(process.execPath, ['--conditions=built', 'server.ts', '--production'], {
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
