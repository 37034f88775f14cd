import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { OpenDatabase } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import { isSchedulerInstalled, JOBS_SCHEMA } from './tables.ts'

const Rows = rowsOf({ job: z.string(), state: z.string(), count: z.coerce.number() })

/** Jobs of the queue; finished ones are kept for an hour. */
export function addJobMetrics(metrics: Metrics, { shortQuery }: Pick<OpenDatabase, 'shortQuery'>): void {
  metrics.gauge({
    name: 'shop_jobs',
    help: 'Jobs by name and state: created, active, retry, completed, cancelled, failed',
    labels: ['job', 'state'],
    async read() {
      const rows = await shortQuery(async db => {
        if (!(await isSchedulerInstalled(db))) return []
        const found = await db.execute(
          sql`select name as job, state::text as state, count(*)::int as count from ${JOBS_SCHEMA}.job group by 1, 2`,
        )
        return Rows.parse(found)
      })
      return rows.map(({ job, state, count }) => ({ labels: { job, state }, value: count }))
    },
  })
}
