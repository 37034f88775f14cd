import autocannon from 'autocannon'
import { withTimeout } from '../with-timeout.ts'

/** Duration of each measurement. With 0 each connection sends two requests, which checks only that everything can be measured. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8)
/** Whether speeds are measured; then each measurement waits until the machine is idle. */
export const IS_MEASURING = SECONDS > 0

const CONNECTIONS = 10
/** A measurement is aborted this long after its duration. */
const TIMEOUT_MARGIN_SECONDS = 30

/** Responses per second, and the 97.5th percentile of the latency in milliseconds. */
export interface Speed {
  perSecond: number
  late: number
}

export type Requests = NonNullable<autocannon.Options['requests']>

/** Sends requests on ten connections. Throws when a response is an error or none came: fast errors must not count as speed. */
export async function load(url: string, requests: Requests): Promise<Speed> {
  const running = autocannon({
    url,
    connections: CONNECTIONS,
    ...(IS_MEASURING ? { duration: SECONDS } : { amount: 2 * CONNECTIONS, sampleInt: 50 }),
    requests,
  })
  const title = `load on ${requests[requests.length - 1]?.path ?? '/'} of ${url}`
  const result = await withTimeout(title, SECONDS + TIMEOUT_MARGIN_SECONDS, running)
  if (result.non2xx > 0 || result.errors > 0) {
    const statuses = JSON.stringify(result.statusCodeStats)
    throw new Error(
      `${title}: ${result.non2xx} refusals, ${result.errors} errors, ${result.timeouts} of them timeouts; ${statuses}`,
    )
  }
  const perSecond = result['2xx'] / result.duration
  if (!(perSecond > 0)) throw new Error(`${title}: no answer`)
  return { perSecond, late: result.latency.p97_5 }
}

const json = { 'content-type': 'application/json' }

/** An API call for autocannon. */
export const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) => ({
  method: 'POST' as const,
  path,
  headers: { ...json, ...headers },
  body: JSON.stringify(body),
})

/** Prints a row: the shop, the baseline, and their ratio. */
export function report(title: string, ours: Speed, base: Speed, by = 'baseline'): void {
  const ratio = Math.round((100 * ours.perSecond) / base.perSecond)
  console.log(
    `${title.padEnd(30)} ${String(Math.round(ours.perSecond)).padStart(6)}/s p97.5 ${String(ours.late).padStart(4)} ms · ${by} ${String(Math.round(base.perSecond)).padStart(6)}/s · ${ratio} %`,
  )
}
