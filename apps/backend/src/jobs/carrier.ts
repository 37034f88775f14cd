import type { Database } from '../db/database.ts'
import type { Carrier } from '../delivery/carrier.ts'
import { directoryState, refreshDirectory } from '../delivery/refresh.ts'
import { trackOrders } from '../delivery/tracking.ts'
import type { Log } from '../log.ts'
import type { Services } from '../services.ts'
import type { Job } from './scheduler.ts'

interface DirectoryJobOptions {
  db: Database
  carrier: Carrier
  log: Log
}

interface DirectoryJob {
  job: Job
  close(): Promise<void>
}

/** Refreshes the carrier's directory every night; at the start too while the database has no complete one. */
export function startDirectoryJob({ db, carrier, log }: DirectoryJobOptions): DirectoryJob {
  const closing = new AbortController()
  let running: Promise<void> = Promise.resolve()

  async function refresh(): Promise<void> {
    try {
      const result = await refreshDirectory({ db, carrier, signal: closing.signal })
      if (result.kind === 'complete') log.info({ ...result.counts }, 'the directory of the carrier is refreshed')
    } catch (error) {
      if (!closing.signal.aborted) log.warn({ err: error }, 'the directory of the carrier could not be refreshed')
    }
  }
  async function fillEmpty(): Promise<void> {
    try {
      const { completedAt } = await directoryState({ db, carrier })
      if (completedAt !== null) return
      log.warn('the directory of the carrier is empty: it is being filled in the background')
      await refresh()
    } catch (error) {
      log.warn({ err: error }, 'the directory of the carrier could not be read')
    }
  }
  if (carrier.source) running = fillEmpty()

  return {
    job: {
      name: 'carrier-directory',
      cron: '20 1 * * *',
      async run() {
        await running
        running = refresh()
        await running
      },
    },
    async close() {
      closing.abort()
      await running
    },
  }
}

/** Asks the carrier every quarter of an hour where the parcels are. */
export const trackingJob = (services: Services): Job => ({
  name: 'parcel-tracking',
  cron: '*/15 * * * *',
  async run() {
    const { checked, moved, problems } = await trackOrders(services)
    if (moved > 0 || problems > 0) services.log.info({ checked, moved, problems }, 'parcels were tracked')
  },
})
