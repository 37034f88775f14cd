import { inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database.ts'
import { rate_limits } from '../db/schema/index.ts'
import { timeLimits } from '../platform/time-limits.ts'
import { type Metrics, noMetrics } from '../telemetry/metrics.ts'
import { createThrottle } from './throttle.ts'

interface Limit {
  max: number
  seconds: number
  /** Back-off: each further try makes the wait longer by `step` seconds, up to `most` seconds after the first one. */
  backOff?: { step: number; most: number }
}

/** Source: the specification of the wire, «Rules for every call». */
export const rateLimits = {
  everything: { max: 3_000, seconds: 60 },
  writing: { max: 10, seconds: 600 },
  /** At most 15 minutes of delay, so that an attacker cannot lock the owner out of an account for longer. */
  account: { max: 10, seconds: 600, backOff: { step: 30, most: 900 } },
  /** Of one address: half of it, so that the owner has tries left at another. */
  accountOfAddress: { max: 5, seconds: 600, backOff: { step: 30, most: 900 } },
  photos: { max: 30, seconds: 600 },
  /** Nobody answers for the photos of a guest: four reviews a day. Each is stored for a day, and longer only with a review. */
  photosOfGuest: { max: 20, seconds: 86_400 },
  orders: { max: 10, seconds: 600 },
  /** Of one order and phone. */
  orderCodes: { max: 3, seconds: 3_600 },
  /** Each is stored until it is forgotten. Many shoppers may share one address. */
  carts: { max: 100, seconds: 60 },
  couponsOfCart: { max: 5, seconds: 600 },
  couponsOfAddress: { max: 20, seconds: 600 },
} as const satisfies Record<string, Limit>

export interface RateLimiter {
  readonly isEnabled: boolean
  /**
   * Counts an action in the database, for all processes. Returns the seconds to wait when the limit is exceeded, else null. Several
   * buckets are counted and locked in their order, each once, also when the first exceeds the limit; the longest wait is returned.
   * `within`: the transaction of the action, so that one that is rolled back does not count.
   */
  consume(bucket: string | readonly string[], limit: Limit, within?: Database): Promise<number | null>
  /** Takes back one counted action of each bucket. */
  refund(buckets: string | readonly string[]): Promise<void>
  /** Takes back everything that was counted in buckets, within a transaction. */
  clear(buckets: readonly string[], within: Database): Promise<void>
  /**
   * Delays calls of an address that exceeds a limit, but must not be rejected, to one per second. Resolves with false when
   * too many calls are waiting.
   */
  throttle(address: string): Promise<boolean>
  /** Counts a call in the memory of this process, without a query. Returns the seconds to wait, or null. */
  countCall(address: string): number | null
  /** The same for a new cart. */
  countCart(address: string): number | null
}

/** Counting restarts beyond this number of addresses, to limit the memory. */
const MAX_ADDRESSES = 50_000

/**
 * Whether a moment is within the last `seconds`. A moment more than `seconds` in the future was written before the clock was
 * set back, and must not count until the clock has caught up.
 */
export const isRecent = (moment: PgColumn, seconds: number | SQL): SQL =>
  sql`${moment} between now() - make_interval(secs => ${seconds}) and now() + make_interval(secs => ${seconds})`

/** Seconds until the end of a window that began at this moment, by the database's clock. */
export const secondsLeft = (moment: PgColumn | SQL, seconds: number | SQL): SQL<number> =>
  sql`greatest(1, ceil(${seconds} - extract(epoch from now() - ${moment})))`.mapWith(Number)

/** Name of a limit, without the address or account that it counts. */
const nameOf = (limit: Limit): string => Object.entries(rateLimits).find(([, one]) => one === limit)?.[0] ?? 'other'

/** `now`: milliseconds of a monotonic clock. */
export function createRateLimiter(
  db: Database,
  isEnabled: boolean,
  now: () => number = () => performance.now(),
  metrics: Metrics = noMetrics,
): RateLimiter {
  const refusals = metrics.counter({
    name: 'shop_rate_limit_refusals_total',
    help: 'Actions over a rate limit, by limit',
    labels: ['limit'],
  })
  const inMemory = (limit: Limit) => {
    const { max, seconds } = limit
    let counts = new Map<string, number>()
    let began = now()
    return (address: string): number | null => {
      if (!isEnabled) return null
      if (now() - began > seconds * 1000 || counts.size > MAX_ADDRESSES) {
        counts = new Map()
        began = now()
      }
      const count = (counts.get(address) ?? 0) + 1
      counts.set(address, count)
      if (count <= max) return null
      refusals.increment({ limit: nameOf(limit) })
      return Math.max(1, Math.ceil((began + seconds * 1000 - now()) / 1000))
    }
  }
  return {
    isEnabled,
    async consume(bucket, limit, within = db) {
      if (!isEnabled) return null
      const { max, seconds, backOff = { step: 0, most: seconds } } = limit
      const { step, most } = backOff
      const window = sql`least(${most}::float, ${seconds}::float + ${step}::float * greatest(0, ${rate_limits.hits} - ${max}::int))`
      const isSameWindow = isRecent(rate_limits.started_at, window)
      const buckets = typeof bucket === 'string' ? [bucket] : bucket
      const counted = await within
        .insert(rate_limits)
        .values(buckets.map(each => ({ bucket: each, hits: 1 })))
        .onConflictDoUpdate({
          target: rate_limits.bucket,
          set: {
            hits: sql`case when ${isSameWindow} then ${rate_limits.hits} + 1 else 1 end`,
            started_at: sql`case when ${isSameWindow} then ${rate_limits.started_at} else now() end`,
          },
        })
        .returning({ hits: rate_limits.hits, wait: secondsLeft(rate_limits.started_at, window) })
      const waits = counted.filter(({ hits }) => hits > max).map(({ wait }) => wait)
      if (waits.length === 0) return null
      refusals.increment({ limit: nameOf(limit) })
      return Math.max(...waits)
    },
    async refund(buckets) {
      if (!isEnabled) return
      await db
        .update(rate_limits)
        .set({ hits: sql`greatest(0, ${rate_limits.hits} - 1)` })
        .where(inArray(rate_limits.bucket, [buckets].flat()))
    },
    async clear(buckets, within) {
      if (isEnabled) await within.delete(rate_limits).where(inArray(rate_limits.bucket, [...buckets]))
    },
    throttle: createThrottle({ intervalMs: 1_000, maxWaiting: timeLimits.throttle / 1_000, now }),
    countCall: inMemory(rateLimits.everything),
    countCart: inMemory(rateLimits.carts),
  }
}
