import type { RequestListener } from 'node:http'
import type { Environment } from '../environment.ts'
import type { Log } from '../log.ts'
import type { Metrics } from './metrics.ts'
import { openMetrics } from './metrics-server.ts'
import type { Tracing } from './tracing.ts'

export interface Telemetry {
  metrics: Metrics
  /** Port of the metrics; null without them. */
  metricsPort: number | null
  traceRequests(listener: RequestListener): RequestListener
  close(): Promise<void>
}

const noTracing: Tracing = { traceRequests: listener => listener, close: async () => {} }

/** Starts what is configured of metrics and traces; loads the libraries of these only. */
export async function startTelemetry(
  { metrics: place, tracing: settings }: Pick<Environment, 'metrics' | 'tracing'>,
  log: Log,
): Promise<Telemetry> {
  const tracing = settings === null ? noTracing : (await import('./tracing.ts')).startTracing(settings)
  const { metrics, port, close } = await openMetrics(place, log)
  return {
    metrics,
    metricsPort: port,
    traceRequests: tracing.traceRequests,
    async close() {
      await close()
      await tracing.close()
    },
  }
}
