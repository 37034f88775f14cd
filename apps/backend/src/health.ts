import type { Logger } from 'pino'

const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }

/** The process is up and answers. */
export const healthz = (): Response => new Response('ok\n', { headers: plain })

/** The database answers too: a load balancer may send shoppers here. */
export async function readyz(ping: () => Promise<void>, log: Logger): Promise<Response> {
  try {
    await ping()
    return new Response('ready\n', { headers: plain })
  } catch {
    log.warn('not ready: the database does not answer')
    return new Response('database unavailable\n', { status: 503, headers: { ...plain, 'Retry-After': '5' } })
  }
}
