import { PgBoss } from 'pg-boss'
import type { OpenDatabase } from '../db/database.ts'
import { inSpan } from '../platform/spans.ts'
import type { Log } from '../telemetry/log.ts'
import { SCHEMA } from './tables.ts'

/** A scheduled job; each run is executed by one of all processes. */
export interface Job {
  name: string
  /** Cron expression of five fields, in UTC. */
  cron: string
  run(): Promise<void>
}

/** Seconds between two polls for due jobs. */
const POLLING_SECONDS = 15
/** Milliseconds until the next attempt to start when the database is unavailable. */
const RETRY_MS = 30_000
/** Seconds after which the row of a finished job is deleted; until then it can be inspected. */
const FINISHED_JOB_TTL_SECONDS = 3_600

interface JobsOptions {
  database: Pick<OpenDatabase, 'executeSql'>
  embedded: boolean
  jobs: readonly Job[]
  log: Pick<Log, 'warn'>
}

/**
 * Runs jobs with pg-boss, whose tables are in the schema `pgboss` of the shop's database. Starts in the background; a failed
 * job is logged and runs again at its next scheduled time. Returns a function that stops the scheduler.
 */
export function startJobs({ database, embedded, jobs, log }: JobsOptions): () => Promise<void> {
  const logFailure = (error: unknown) => log.warn({ err: error }, 'the scheduler of jobs failed')
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let boss: PgBoss | null = null

  async function start(): Promise<void> {
    const scheduler = new PgBoss({
      db: database,
      backend: embedded ? 'pglite' : 'postgres',
      schema: SCHEMA,
    })
    scheduler.on('error', logFailure)
    try {
      await scheduler.start()
      boss = scheduler
      for (const { name, cron, run } of jobs) {
        if (stopped) return
        await scheduler.createQueue(name, {
          policy: 'short',
          retryLimit: 0,
          deleteAfterSeconds: FINISHED_JOB_TTL_SECONDS,
        })
        await scheduler.schedule(name, cron)
        await scheduler.work(name, { pollingIntervalSeconds: POLLING_SECONDS }, async () => {
          await inSpan(`job ${name}`, {}, run).catch(error => log.warn({ err: error, job: name }, 'job failed'))
        })
      }
    } catch (error) {
      logFailure(error)
      boss = null
      await scheduler.stop({ graceful: false }).catch(() => undefined)
      if (stopped) return
      timer = setTimeout(() => {
        starting = start()
      }, RETRY_MS).unref()
    }
  }
  let starting = start()

  return async () => {
    stopped = true
    clearTimeout(timer)
    await starting
    await boss?.stop({ graceful: true, timeout: 5_000 })
  }
}
