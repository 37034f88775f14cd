import { type ChildProcess, spawn } from 'node:child_process'
import { root } from '../source-files.ts'

/** Runs a command and tells whether it succeeded. */
export type Run = (command: readonly [string, ...string[]], env?: NodeJS.ProcessEnv) => Promise<boolean>

/** Ended with this process. */
const running = new Set<ChildProcess>()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    for (const child of running) child.kill(signal)
    process.exit(1)
  })

/** @param print Receives the output, which otherwise goes to the terminal as it comes. */
export const runCommand =
  (print?: (text: string) => void): Run =>
  ([command, ...args], env = {}) =>
    new Promise((resolve, reject) => {
      const child = spawn(command, args, {
        cwd: root,
        stdio: ['ignore', print ? 'pipe' : 'inherit', print ? 'pipe' : 'inherit'],
        shell: process.platform === 'win32',
        env: { ...process.env, ...env },
      })
      running.add(child)
      for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', print ?? (() => {}))
      child.on('error', reject)
      child.on('close', code => {
        running.delete(child)
        resolve(code === 0)
      })
    })
