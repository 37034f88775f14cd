import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { OpenDatabase } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'
import { degraded, type HealthCheck, healthy } from '../telemetry/health.ts'
import { isSchedulerInstalled, JOBS_SCHEMA } from './tables.ts'

/** Seconds without a run of the scheduler after which jobs count as degraded: it runs every half minute. */
const MAX_IDLE_SECONDS = 180
/** Seconds that a due job may wait; processes poll every 15. */
const MAX_WAIT_SECONDS = 600

const Rows = rowsOf({ idle: z.coerce.number().nullable(), wait: z.coerce.number().nullable() })

/** Whether some process schedules and runs the jobs. `now`: milliseconds of a monotonic clock. */
export function jobsHealth(
  { shortQuery }: Pick<OpenDatabase, 'shortQuery'>,
  now: () => number = () => performance.now(),
): HealthCheck {
  const started = now()
  return {
    name: 'jobs',
    async check() {
      const uptime = (now() - started) / 1_000
      const [row] = await shortQuery(async db => {
        if (!(await isSchedulerInstalled(db))) return []
        const found = await db.execute(sql`
          select
            extract(epoch from now() - (select max(cron_on) from ${JOBS_SCHEMA}.version))::float as idle,
            extract(epoch from now() - (select min(start_after) from ${JOBS_SCHEMA}.job where state = 'created'))::float as wait`)
        return Rows.parse(found)
      })
      // A process that has just started has had no time to run the scheduler.
      const idle = Math.min(row?.idle ?? Number.POSITIVE_INFINITY, uptime)
      if (idle > MAX_IDLE_SECONDS) return degraded('no process runs the jobs', row?.idle ?? null)
      const wait = row?.wait ?? 0
      return wait > MAX_WAIT_SECONDS ? degraded('a job waits', wait) : healthy(row?.wait ?? null)
    },
  }
}
