import { PgBoss } from 'pg-boss'
import type { OpenDatabase } from '../db/open.ts'
import type { Log } from '../log.ts'

/** Something done on time, by one process of all. */
export interface Job {
  name: string
  /** Five fields, UTC. */
  cron: string
  run(): Promise<void>
}

/** Seconds between two looks at what is due. */
const POLLING_SECONDS = 15
/** Milliseconds until the next attempt to start when the database is away. */
const RETRY_MS = 30_000
/** Seconds that a finished job is kept for whoever looks into the table. */
const KEPT_SECONDS = 3_600

export interface JobsOptions {
  database: Pick<OpenDatabase, 'executeSql'>
  embedded: boolean
  jobs: readonly Job[]
  log: Pick<Log, 'warn'>
}

/**
 * Runs jobs by pg-boss, which keeps its tables in the schema `pgboss` of the shop's own database. Starts in the background;
 * what fails is logged and comes again at its next time. Returns how to stop.
 */
export function startJobs({ database, embedded, jobs, log }: JobsOptions): () => Promise<void> {
  const failed = (error: unknown) => log.warn({ err: error }, 'the scheduler of jobs failed')
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let boss: PgBoss | null = null

  async function begin(): Promise<void> {
    const scheduler = new PgBoss({
      db: database,
      backend: embedded ? 'pglite' : 'postgres',
      schema: 'pgboss',
    })
    scheduler.on('error', failed)
    try {
      await scheduler.start()
      boss = scheduler
      for (const { name, cron, run } of jobs) {
        if (stopped) return
        await scheduler.createQueue(name, { policy: 'short', retryLimit: 0, deleteAfterSeconds: KEPT_SECONDS })
        await scheduler.schedule(name, cron)
        await scheduler.work(name, { pollingIntervalSeconds: POLLING_SECONDS }, async () => {
          await run().catch(error => log.warn({ err: error, job: name }, 'job failed'))
        })
      }
    } catch (error) {
      failed(error)
      boss = null
      await scheduler.stop({ graceful: false }).catch(() => undefined)
      if (stopped) return
      timer = setTimeout(() => {
        beginning = begin()
      }, RETRY_MS).unref()
    }
  }
  let beginning = begin()

  return async () => {
    stopped = true
    clearTimeout(timer)
    await beginning
    await boss?.stop({ graceful: true, timeout: 5_000 })
  }
}
