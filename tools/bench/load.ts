import autocannon from 'autocannon'
import { withTimeout } from '../with-timeout.ts'

/** Seconds of each measurement. With 0 each connection asks twice: whether everything can be measured, not how fast it is. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8)
/** Whether speeds are to be believed: then everything waits until the machine is quiet. */
export const IN_EARNEST = SECONDS > 0

const CONNECTIONS = 10
/** Seconds beyond its time after which a measurement is given up. */
const PATIENCE = 30

/** Answers per second, and what 97.5 of 100 answers are faster than, in milliseconds. */
export interface Speed {
  perSecond: number
  late: number
}

export type Requests = NonNullable<autocannon.Options['requests']>

/** Ten connections for some seconds. Throws when an answer was not a good one, or none came: a fast refusal is no speed. */
export async function load(url: string, requests: Requests): Promise<Speed> {
  const running = autocannon({
    url,
    connections: CONNECTIONS,
    ...(IN_EARNEST ? { duration: SECONDS } : { amount: 2 * CONNECTIONS, sampleInt: 50 }),
    requests,
  })
  const what = `load on ${requests[requests.length - 1]?.path ?? '/'} of ${url}`
  const result = await withTimeout(what, SECONDS + PATIENCE, running)
  if (result.non2xx > 0 || result.errors > 0) {
    const statuses = JSON.stringify(result.statusCodeStats)
    throw new Error(
      `${what}: ${result.non2xx} refusals, ${result.errors} errors, ${result.timeouts} of them timeouts; ${statuses}`,
    )
  }
  const perSecond = result['2xx'] / result.duration
  if (!(perSecond > 0)) throw new Error(`${what}: no answer`)
  return { perSecond, late: result.latency.p97_5 }
}

const json = { 'content-type': 'application/json' }

/** A call as autocannon sends it. */
export const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) => ({
  method: 'POST' as const,
  path,
  headers: { ...json, ...headers },
  body: JSON.stringify(body),
})

/** Prints a row: ours, what it is measured by, and the ratio of the two. */
export function report(what: string, ours: Speed, base: Speed, by = 'baseline'): void {
  const ratio = Math.round((100 * ours.perSecond) / base.perSecond)
  console.log(
    `${what.padEnd(30)} ${String(Math.round(ours.perSecond)).padStart(6)}/s p97.5 ${String(ours.late).padStart(4)} ms · ${by} ${String(Math.round(base.perSecond)).padStart(6)}/s · ${ratio} %`,
  )
}
