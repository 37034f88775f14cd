import { withDeadline } from '../platform/deadline.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

/** State of a part that the shop goes on without. */
interface PartHealth {
  status: 'ok' | 'degraded'
  /** Why it is degraded, for the operator; null when it is not. */
  reason: string | null
  /** Age of what the part is judged by: of the oldest waiting mail, of the directory. Null when there is none. */
  ageSeconds: number | null
}

/** A check of one domain. It must be cheap: `/readyz` is public. */
export interface HealthCheck {
  /** Key in the answer of `/readyz` and label of the metric. */
  name: string
  check(): Promise<PartHealth>
}

interface HealthOptions {
  /** Rejects when the database does not respond. */
  ping: () => Promise<void>
  checks: readonly HealthCheck[]
  log: Pick<Log, 'warn' | 'info'>
  metrics: Metrics
  /** Milliseconds of a monotonic clock. @default performance.now */
  now?: () => number
}

interface Health {
  /** Readiness for a load balancer: 503 when the database does not respond; what is degraded is only named. */
  readyz(): Promise<Response>
}

const headers = { 'Cache-Control': 'no-store' }

/** Time for which results are reused, so that requests to `/readyz` cannot load the database. */
const RESULT_TTL_MS = 5_000
const CHECK_TIMEOUT_MS = 1_500

/** Liveness: the process responds. */
export const healthz = (): Response =>
  new Response('ok\n', { headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' } })

export const healthy = (ageSeconds: number | null = null): PartHealth => ({ status: 'ok', reason: null, ageSeconds })

export const degraded = (reason: string, ageSeconds: number | null = null): PartHealth => ({
  status: 'degraded',
  reason,
  ageSeconds: ageSeconds === null ? null : Math.round(ageSeconds),
})

type PartStatus = PartHealth['status'] | 'unavailable' | 'unknown'

const part = (status: PartStatus, { reason, ageSeconds }: Omit<PartHealth, 'status'>) => ({
  status,
  reason,
  age_seconds: ageSeconds === null ? null : Math.round(ageSeconds),
})

const nothing = { reason: null, ageSeconds: null }

const unavailable = (checks: Readonly<Record<string, ReturnType<typeof part>>>): Response =>
  Response.json({ status: 'unavailable', checks }, { status: 503, headers: { ...headers, 'Retry-After': '5' } })

/** Answer of `/readyz` by a store whose backend, in another process, does not respond. */
export const backendNotReady = (): Response =>
  unavailable({
    backend: part('unavailable', { ...nothing, reason: 'the backend does not respond' }),
    database: part('unknown', nothing),
  })

export function createHealth({ ping, checks, log, metrics, now = () => performance.now() }: HealthOptions): Health {
  let known: Promise<ReadonlyMap<string, PartHealth>> = Promise.resolve(new Map())
  let readAt = Number.NEGATIVE_INFINITY
  const reasons = new Map<string, string>()

  /** Logs a change once, not at each request. */
  function report(name: string, { reason }: PartHealth) {
    const before = reasons.get(name) ?? null
    if (reason === before) return
    if (reason === null) {
      reasons.delete(name)
      log.info({ part: name }, 'no longer degraded')
    } else {
      reasons.set(name, reason)
      log.warn({ part: name, reason }, 'degraded')
    }
  }

  async function readPart({ name, check }: HealthCheck): Promise<[string, PartHealth]> {
    let health: PartHealth
    try {
      health = await withDeadline(check(), CHECK_TIMEOUT_MS, () => new Error(`The check ${name} timed out`))
    } catch (error) {
      log.warn({ part: name, err: error }, 'health check failed')
      health = degraded('the check failed')
    }
    report(name, health)
    return [name, health]
  }

  function readParts(): Promise<ReadonlyMap<string, PartHealth>> {
    if (now() - readAt >= RESULT_TTL_MS) {
      readAt = now()
      known = Promise.all(checks.map(readPart)).then(parts => new Map(parts))
    }
    return known
  }

  metrics.gauge({
    name: 'shop_degraded',
    help: '1 while a part of the shop is degraded, as named by /readyz',
    labels: ['part'],
    read: async () =>
      [...(await readParts())].map(([name, { status }]) => ({
        labels: { part: name },
        value: status === 'degraded' ? 1 : 0,
      })),
  })

  return {
    async readyz() {
      try {
        await ping()
      } catch (error) {
        log.warn({ err: error }, 'not ready: database unavailable')
        const database = part('unavailable', { ...nothing, reason: 'the database does not respond' })
        const unknown = checks.map(({ name }) => [name, part('unknown', nothing)] as const)
        return unavailable({ database, ...Object.fromEntries(unknown) })
      }
      const parts = [...(await readParts())]
      const isDegraded = parts.some(([, { status }]) => status === 'degraded')
      const others = parts.map(([name, health]) => [name, part(health.status, health)] as const)
      return Response.json(
        {
          status: isDegraded ? 'degraded' : 'ready',
          checks: { database: part('ok', nothing), ...Object.fromEntries(others) },
        },
        { headers },
      )
    },
  }
}
