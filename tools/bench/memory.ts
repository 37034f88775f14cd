import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Prints the resident memory of a process, now and at its highest. Linux only: elsewhere it prints nothing. */
export function reportMemory(title: string, { pid }: ChildProcess): void {
  if (process.platform !== 'linux') return
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (field: string) =>
    Math.round((Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1_024) / 1_000_000)
  console.log(`${title.padEnd(30)} ${megabytes('VmRSS')} MB after the load, ${megabytes('VmHWM')} MB at most`)
}
