import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../db/rows.ts'
import { isSchedulerInstalled, JOBS_SCHEMA } from '../jobs/tables.ts'
import { command } from './arguments.ts'
import { age, listText } from './command.ts'

const moment = z.coerce.date().nullable()
const Rows = rowsOf({
  name: z.string(),
  cron: z.string(),
  waiting: z.coerce.number(),
  active: z.coerce.number(),
  failed: z.coerce.number(),
  last_completed: moment,
  oldest_waiting: moment,
})

/** The scheduled jobs with their last runs; rows of finished ones are deleted after an hour. */
export const jobs = command(
  'jobs',
  'lists the scheduled jobs and their last runs',
  async ({ db, clock }, { json }) => {
    const rows = (await isSchedulerInstalled(db))
      ? Rows.parse(
          await db.execute(sql`
            select schedule.name, schedule.cron,
              count(*) filter (where job.state in ('created', 'retry'))::int as waiting,
              count(*) filter (where job.state = 'active')::int as active,
              count(*) filter (where job.state = 'failed')::int as failed,
              max(job.completed_on) filter (where job.state = 'completed') as last_completed,
              min(job.start_after) filter (where job.state = 'created') as oldest_waiting
            from ${JOBS_SCHEMA}.schedule as schedule
            left join ${JOBS_SCHEMA}.job as job on job.name = schedule.name
            group by schedule.name, schedule.cron order by schedule.name`),
        )
      : []
    if (json) return JSON.stringify(rows, null, 2)
    const shown = rows.map(({ name, cron, waiting, active, failed, last_completed }) => ({
      Job: name,
      'Schedule (UTC)': cron,
      Waiting: waiting,
      Active: active,
      Failed: failed,
      'Last completed': last_completed ? `${age(last_completed, clock())} ago` : 'not within the last hour',
    }))
    return listText(shown, 'No process has scheduled jobs on this database yet.')
  },
  { '--json': 'prints JSON' },
)
