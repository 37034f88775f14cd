import type { Log } from './log.ts'

const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }

/** Liveness: the process responds. */
export const healthz = (): Response => new Response('ok\n', { headers: plain })

/** Readiness for a load balancer: the database responds too. */
export async function readyz(ping: () => Promise<void>, log: Log): Promise<Response> {
  try {
    await ping()
    return new Response('ready\n', { headers: plain })
  } catch (error) {
    log.warn({ err: error }, 'not ready: database unavailable')
    return new Response('database unavailable\n', { status: 503, headers: { ...plain, 'Retry-After': '5' } })
  }
}
