import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Asking, asking } from './shop.ts'

const program = fileURLToPath(new URL('./backend-process.ts', import.meta.url))

export interface Running {
  url: string
  ask: Asking
  /** Everything it has logged. */
  output: () => string
  isAlive: () => boolean
  /** `kill -9`. */
  kill: () => Promise<void>
}

const running = new Set<ChildProcess>()

/** A backend in a process of its own. */
export async function startProcess(variables: Record<string, string>): Promise<Running> {
  const child: ChildProcess = spawn(process.execPath, [program], {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  let output = ''
  child.stdout?.on('data', (text: Buffer) => {
    output += String(text)
  })
  const port = await new Promise<string>((resolve, reject) => {
    child.once('exit', code => reject(new Error(`The backend ended with ${code} before it answered`)))
    child.stdout?.on('data', (text: Buffer) => {
      const [, found] = /port (\d+)/.exec(String(text)) ?? []
      if (found) resolve(found)
    })
  })
  const url = `http://127.0.0.1:${port}`
  await fetch(`${url}/readyz`)
  return {
    url,
    output: () => output,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    ask: asking(url),
    kill: () =>
      new Promise(resolve => {
        child.once('exit', () => resolve())
        child.kill('SIGKILL')
      }),
  }
}

/** Kills processes that a failed test has left. */
export function endAll(): void {
  for (const child of running) child.kill('SIGKILL')
}
