import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { rate_limits } from '../db/schema/index.ts'

export interface Limit {
  most: number
  seconds: number
}

/** Source: wire.md, «Rules for every call». */
export const limits = {
  everything: { most: 3_000, seconds: 60 },
  writing: { most: 10, seconds: 600 },
} as const satisfies Record<string, Limit>

export interface Limits {
  readonly on: boolean
  /** Counts a deed in the database, for all processes together. Seconds to wait when there were too many, else null. */
  deed(bucket: string, limit: Limit): Promise<number | null>
  /** Counts a call in this process alone: it holds off a flood and costs nothing. */
  call(address: string): number | null
}

/** Longest list of addresses watched at once; beyond it the watching starts over. */
const WATCHED = 50_000

export function createLimits(db: Database, on: boolean, now: () => number): Limits {
  let calls = new Map<string, number>()
  let began = now()
  return {
    on,
    async deed(bucket, { most, seconds }) {
      if (!on) return null
      const expired = sql`${rate_limits.started_at} < now() - make_interval(secs => ${seconds})`
      const [counted] = await db
        .insert(rate_limits)
        .values({ bucket, hits: 1 })
        .onConflictDoUpdate({
          target: rate_limits.bucket,
          set: {
            hits: sql`case when ${expired} then 1 else ${rate_limits.hits} + 1 end`,
            started_at: sql`case when ${expired} then now() else ${rate_limits.started_at} end`,
          },
        })
        .returning({ hits: rate_limits.hits, started: rate_limits.started_at })
      if (!counted || counted.hits <= most) return null
      return Math.max(1, Math.ceil((counted.started.getTime() + seconds * 1000 - now()) / 1000))
    },
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
