import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database.ts'
import { rate_limits } from '../db/schema/index.ts'
import { createThrottle } from './throttle.ts'

export interface Limit {
  max: number
  seconds: number
  /** Back-off: each further try makes the wait longer by `step` seconds, up to `most` seconds after the first one. */
  backOff?: { step: number; most: number }
}

/** Source: wire.md, «Rules for every call». */
export const rateLimits = {
  everything: { max: 3_000, seconds: 60 },
  writing: { max: 10, seconds: 600 },
  /** Nobody keeps the owner of an account out for longer than 15 minutes. Source: bars.md «Safe» 10. */
  account: { max: 10, seconds: 600, backOff: { step: 30, most: 900 } },
  photos: { max: 30, seconds: 600 },
  orders: { max: 10, seconds: 600 },
  couponsOfCart: { max: 5, seconds: 600 },
  couponsOfAddress: { max: 20, seconds: 600 },
} as const satisfies Record<string, Limit>

export interface RateLimiter {
  readonly on: boolean
  /**
   * Counts an action in the database, for all processes together. Seconds to wait when there were too many, else null.
   * `within`: the transaction of the action, so that one that is rolled back does not count.
   */
  consume(bucket: string, limit: Limit, within?: Database): Promise<number | null>
  /** Takes back one counted action. */
  refund(bucket: string): Promise<void>
  /**
   * Delays calls of an address that is over a limit but must not be refused to one a second. Resolves with false when too
   * many of them wait already.
   */
  throttle(address: string): Promise<boolean>
  /** Counts a call in the memory of this process: protection against floods without a query. Seconds to wait, or null. */
  countCall(address: string): number | null
}

/** Addresses counted at once; beyond it counting starts afresh, so that memory stays bounded. */
const MAX_ADDRESSES = 50_000

/**
 * Whether a moment lies within the last `seconds`. A moment further ahead than that was written before the clock was set
 * back, and must not block anybody until the clock has caught up.
 */
export const isRecent = (moment: PgColumn, seconds: number | SQL): SQL =>
  sql`${moment} between now() - make_interval(secs => ${seconds}) and now() + make_interval(secs => ${seconds})`

/** Seconds until a window that began at this moment is over, by the database's own clock. */
export const secondsLeft = (moment: PgColumn | SQL, seconds: number | SQL): SQL<number> =>
  sql<number>`greatest(1, ceil(${seconds} - extract(epoch from now() - ${moment})))::int`

/** `now`: milliseconds of a monotonic clock. */
export function createRateLimiter(db: Database, on: boolean, now: () => number = () => performance.now()): RateLimiter {
  let calls = new Map<string, number>()
  let began = now()
  return {
    on,
    async consume(bucket, { max, seconds, backOff = { step: 0, most: seconds } }, within = db) {
      if (!on) return null
      const { step, most } = backOff
      const window = sql`least(${most}::float, ${seconds}::float + ${step}::float * greatest(0, ${rate_limits.hits} - ${max}::int))`
      const goesOn = isRecent(rate_limits.started_at, window)
      const [counted] = await within
        .insert(rate_limits)
        .values({ bucket, hits: 1 })
        .onConflictDoUpdate({
          target: rate_limits.bucket,
          set: {
            hits: sql`case when ${goesOn} then ${rate_limits.hits} + 1 else 1 end`,
            started_at: sql`case when ${goesOn} then ${rate_limits.started_at} else now() end`,
          },
        })
        .returning({ hits: rate_limits.hits, wait: secondsLeft(rate_limits.started_at, window) })
      return counted && counted.hits > max ? counted.wait : null
    },
    async refund(bucket) {
      if (!on) return
      await db
        .update(rate_limits)
        .set({ hits: sql`greatest(0, ${rate_limits.hits} - 1)` })
        .where(eq(rate_limits.bucket, bucket))
    },
    throttle: createThrottle({ every: 1_000, waiting: 10, now }),
    countCall(address) {
      if (!on) return null
      const { max, seconds } = rateLimits.everything
      if (now() - began > seconds * 1000 || calls.size > MAX_ADDRESSES) {
        calls = new Map()
        began = now()
      }
      const count = (calls.get(address) ?? 0) + 1
      calls.set(address, count)
      return count <= max ? null : Math.max(1, Math.ceil((began + seconds * 1000 - now()) / 1000))
    },
  }
}
