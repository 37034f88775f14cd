import { setTimeout as wait } from 'node:timers/promises'
import type { CheckoutServices } from '../checkout/services.ts'
import { trackOrders } from '../checkout/tracking.ts'
import type { Database } from '../db/database.ts'
import type { Carrier } from '../delivery/carrier.ts'
import { directoryState, type RefreshResult, refreshDirectory } from '../delivery/refresh.ts'
import type { Log } from '../telemetry/log.ts'
import type { Job } from './scheduler.ts'

interface DirectoryJobOptions {
  db: Database
  carrier: Carrier
  log: Log
  /** Milliseconds until a first refresh that failed is resumed. @default 60,000 */
  retryMs?: number
}

interface DirectoryJob {
  job: Job
  close(): Promise<void>
}

/** Refreshes the carrier's directory every night; at the start too, until it succeeds, while the database has no complete one. */
export function startDirectoryJob({ db, carrier, log, retryMs = 60_000 }: DirectoryJobOptions): DirectoryJob {
  const closing = new AbortController()
  const { signal } = closing

  async function refresh(): Promise<RefreshResult['kind']> {
    const result = await refreshDirectory({ db, carrier, signal })
    if (result.kind === 'complete') log.info({ ...result.counts }, 'the directory of the carrier is refreshed')
    return result.kind
  }
  const logFailure = (error: unknown) => {
    if (!signal.aborted) log.warn({ err: error }, 'the directory of the carrier could not be refreshed')
  }
  async function fillEmpty(): Promise<void> {
    for (let attempt = 1; !signal.aborted; attempt++) {
      try {
        if ((await directoryState({ db, carrier })).completedAt !== null) return
        if (attempt === 1) log.warn('the directory of the carrier is empty: it is being filled in the background')
        // Otherwise another process is filling it, which may be killed.
        if ((await refresh()) === 'complete') return
      } catch (error) {
        logFailure(error)
      }
      await wait(retryMs, null, { signal, ref: false }).catch(() => undefined)
    }
  }
  let isFilling = carrier.source !== null
  let running: Promise<unknown> = isFilling ? fillEmpty().finally(() => (isFilling = false)) : Promise.resolve()

  return {
    job: {
      name: 'carrier-directory',
      cron: '20 1 * * *',
      async run() {
        if (isFilling) return
        running = refresh().catch(logFailure)
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
export const trackingJob = (services: CheckoutServices): Job => ({
  name: 'parcel-tracking',
  cron: '*/15 * * * *',
  async run() {
    const { checked, moved, problems } = await trackOrders(services)
    if (moved > 0 || problems > 0) services.log.info({ checked, moved, problems }, 'parcels were tracked')
  },
})
