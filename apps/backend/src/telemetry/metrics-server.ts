import type { Server } from 'node:http'
import { createHttpServer } from '../http/http-server.ts'
import type { Log } from './log.ts'
import { type Metrics, noMetrics } from './metrics.ts'

export interface MetricsPlace {
  port: number
  /** Interface that the port is opened on. */
  host: string
}

interface OpenMetrics {
  metrics: Metrics
  /** Port that was opened; null without metrics. */
  port: number | null
  close(): Promise<void>
}

const portOf = (server: Server): number => {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The metrics have no port')
  return address.port
}

/** Serves `GET /metrics` on a port of its own, which is not meant for shoppers. Loads the library only when it is wanted. */
export async function openMetrics(place: MetricsPlace | null, log: Log): Promise<OpenMetrics> {
  if (place === null) return { metrics: noMetrics, port: null, close: async () => {} }
  const { createPrometheusMetrics } = await import('./prometheus.ts')
  const metrics = createPrometheusMetrics(log)
  const server = createHttpServer(async (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return response.writeHead(404).end()
    const { contentType, text } = await metrics.expose()
    return response.writeHead(200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' }).end(text)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', error =>
      reject(new Error(`METRICS_PORT: ${place.host}:${place.port} cannot be opened`, { cause: error })),
    )
    server.listen(place.port, place.host, resolve)
  })
  return {
    metrics,
    port: portOf(server),
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
