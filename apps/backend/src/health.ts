import type { Log } from './log.ts'

const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }

/** The process is up and answers. */
export const healthz = (): Response => new Response('ok\n', { headers: plain })

/** The database answers too: a load balancer may send shoppers here. */
export async function readyz(ping: () => Promise<void>, log: Log): Promise<Response> {
  try {
    await ping()
    return new Response('ready\n', { headers: plain })
  } catch (error) {
    log.warn({ err: error }, 'not ready: the database does not answer')
    return new Response('database unavailable\n', { status: 503, headers: { ...plain, 'Retry-After': '5' } })
  }
}
