import { type Backend, backendOn } from './backend.ts'
import { loadListingIndex } from './catalogue/load-listing-index.ts'
import { renewSearchDocuments } from './catalogue-feed/search-index.ts'
import { openDatabase } from './db/open.ts'
import type { Environment } from './environment.ts'
import { seedDemo, seedDemoDirectory } from './seed/seed-demo.ts'
import type { Log } from './telemetry/log.ts'
import { type Metrics, noMetrics } from './telemetry/metrics.ts'

export type { Caller } from './api.ts'
export type { Backend } from './backend.ts'
export { createDataVersions, type DataVersions } from './db/data-versions.ts'
export { type Environment, readEnvironment } from './environment.ts'
export { clientAddressOf } from './http/client-address.ts'
export { gracefulShutdown } from './http/graceful-shutdown.ts'
export { createHttpServer, photoUploadSize } from './http/http-server.ts'
export { Queue } from './platform/queue.ts'
export { inSpan } from './platform/spans.ts'
export { timeLimits } from './platform/time-limits.ts'
export { backendNotReady } from './telemetry/health.ts'
export { createLog, type Log, logCrashes, logWarnings } from './telemetry/log.ts'
export type { Metrics } from './telemetry/metrics.ts'
export { startTelemetry } from './telemetry/start-telemetry.ts'
export { createThrottle } from './wire/throttle.ts'

/** Opens and migrates the database, seeds an empty one with the demo shop, and creates the backend. */
export async function createBackend(
  environment: Environment,
  log: Log,
  metrics: Metrics = noMetrics,
): Promise<Backend> {
  const { dataDir, databaseUrl, demo, novaPoshta } = environment
  const place = databaseUrl === null ? { dataDir } : { url: databaseUrl }
  const opened = await openDatabase(place, {
    log,
    async prepare(db) {
      await renewSearchDocuments(db)
      if (demo) await seedDemo(db)
      if (novaPoshta === null) await seedDemoDirectory(db)
    },
  })
  try {
    const backend = backendOn(opened, environment, log, metrics)
    // Of a large catalogue it takes longer than a call may: no call waits for it.
    await loadListingIndex({ db: opened.db, dataVersions: backend.dataVersions }).catch((error: unknown) =>
      log.warn({ err: error }, 'the listing index could not be read at the start'),
    )
    return backend
  } catch (error) {
    await opened.close()
    throw error
  }
}
