import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database.ts'
import { rate_limits } from '../db/schema/index.ts'
import { createPace } from './pace.ts'

export interface Limit {
  most: number
  seconds: number
}

/** Source: wire.md, «Rules for every call». */
export const limits = {
  everything: { most: 3_000, seconds: 60 },
  writing: { most: 10, seconds: 600 },
  orders: { most: 10, seconds: 600 },
  couponsOfCart: { most: 5, seconds: 600 },
  couponsOfAddress: { most: 20, seconds: 600 },
} as const satisfies Record<string, Limit>

export interface Limits {
  readonly on: boolean
  /**
   * Counts a deed in the database, for all processes together. Seconds to wait when there were too many, else null.
   * `within`: the transaction that does the deed, so that only what is done is counted.
   */
  deed(bucket: string, limit: Limit, within?: Database): Promise<number | null>
  /** Takes back one deed that was counted and should not have been. */
  undo(bucket: string): Promise<void>
  /**
   * Slows down an address that is over a limit but must not be refused: its turns are a second apart. False: so many wait
   * already that this one gets none.
   */
  slow(address: string): Promise<boolean>
  /** Counts a call in this process alone: it holds off a flood and costs nothing. */
  call(address: string): number | null
}

/** Longest list of addresses watched at once; beyond it the watching starts over. */
const WATCHED = 50_000

/**
 * Whether a moment lies within the last `seconds`. A moment further ahead than that was written before the clock was put
 * back: it must not hold anybody off until the clock has caught up.
 */
export const isRecent = (moment: PgColumn, seconds: number): SQL =>
  sql`${moment} between now() - make_interval(secs => ${seconds}) and now() + make_interval(secs => ${seconds})`

/** Seconds until a window that began at this moment is over, by the database's own clock. */
export const secondsLeft = (moment: PgColumn | SQL, seconds: number): SQL<number> =>
  sql<number>`greatest(1, ceil(${seconds} - extract(epoch from now() - ${moment})))::int`

/** `now`: milliseconds of a clock that never goes back. */
export function createLimits(db: Database, on: boolean, now: () => number = () => performance.now()): Limits {
  let calls = new Map<string, number>()
  let began = now()
  return {
    on,
    async deed(bucket, { most, seconds }, within = db) {
      if (!on) return null
      const goesOn = isRecent(rate_limits.started_at, seconds)
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
        .returning({ hits: rate_limits.hits, wait: secondsLeft(rate_limits.started_at, seconds) })
      return counted && counted.hits > most ? counted.wait : null
    },
    async undo(bucket) {
      if (!on) return
      await db
        .update(rate_limits)
        .set({ hits: sql`greatest(0, ${rate_limits.hits} - 1)` })
        .where(eq(rate_limits.bucket, bucket))
    },
    slow: createPace({ every: 1_000, waiting: 10, now }),
    call(address) {
      if (!on) return null
      const { most, seconds } = limits.everything
      if (now() - began > seconds * 1000 || calls.size > WATCHED) {
        calls = new Map()
        began = now()
      }
      const count = (calls.get(address) ?? 0) + 1
      calls.set(address, count)
      return count <= most ? null : Math.max(1, Math.ceil((began + seconds * 1000 - now()) / 1000))
    },
  }
}
