import type { RequestListener } from 'node:http'
import { z } from 'zod'
import { onOff, optional, port, webAddress, withDefault } from '../platform/variables.ts'
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
export const telemetryVariables = z
  .object({
    /** Port of the Prometheus metrics; none without it. */
    METRICS_PORT: optional(port),
    /** Interface of that port. */
    METRICS_HOST: withDefault(z.string(), '127.0.0.1'),
    /** Whether browsers report how fast pages are to the metrics. */
    WEB_VITALS: withDefault(onOff, 'off'),
    /** Collector of OpenTelemetry: traces are sent to it by OTLP over HTTP. None without it. */
    OTEL_EXPORTER_OTLP_ENDPOINT: optional(webAddress),
    OTEL_SERVICE_NAME: withDefault(z.string(), 'shop'),
    /** Share of the traces that are recorded. */
    OTEL_TRACES_SAMPLER_ARG: withDefault(
      z.string().regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a number from 0 to 1'),
      '1',
    ),
  })
  .refine(({ WEB_VITALS, METRICS_PORT }) => WEB_VITALS === 'off' || METRICS_PORT !== undefined, {
    path: ['METRICS_PORT'],
    message: 'is required with WEB_VITALS: what browsers report is shown there',
  })
  .transform(settings => ({
    metrics:
      settings.METRICS_PORT === undefined ? null : { port: Number(settings.METRICS_PORT), host: settings.METRICS_HOST },
    webVitals: settings.WEB_VITALS === 'on',
    tracing:
      settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? null
        : {
            endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
            serviceName: settings.OTEL_SERVICE_NAME,
            sampleRatio: Number(settings.OTEL_TRACES_SAMPLER_ARG),
          },
  }))

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
