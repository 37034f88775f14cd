import type { RequestListener } from 'node:http'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { type MetricsPlace, openMetrics } from './metrics-server.ts'
import type { Tracing, TracingSettings } from './tracing.ts'

export interface Telemetry {
  metrics: Metrics
  /** Port of the metrics; null without them. */
  metricsPort: number | null
  traceRequests(listener: RequestListener): RequestListener
  close(): Promise<void>
}

const noTracing: Tracing = { traceRequests: listener => listener, close: async () => {} }

/** Null: none. */
interface TelemetrySettings {
  metrics: MetricsPlace | null
  tracing: TracingSettings | null
}

/** Starts what is configured of metrics and traces; loads the libraries of these only. */
export async function startTelemetry(
  { metrics: place, tracing: settings }: TelemetrySettings,
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
