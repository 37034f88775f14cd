import { setTimeout as wait } from 'node:timers/promises'
import { Client, escapeIdentifier } from 'pg'

/** Milliseconds between attempts to listen again, and between two signs of life: a connection may be dead without a word. */
const RETRY_MS = 5_000
const PROBE_MS = 20_000
const CONNECT_TIMEOUT_MS = 2_000

/**
 * Listens on a connection of its own and reconnects when that breaks. `notified` is also called after each connect, because
 * notifications sent meanwhile are lost. Returns immediately; never rejects.
 */
export async function listenOn(url: string, channel: string, notified: () => void): Promise<() => Promise<void>> {
  const stopped = new AbortController()
  const pause = (ms: number) => wait(ms, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined)

  async function listenOnce(): Promise<void> {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    })
    const broken = new AbortController()
    client.on('error', () => broken.abort())
    client.on('end', () => broken.abort())
    client.on('notification', notified)
    try {
      await client.connect()
      await client.query(`listen ${escapeIdentifier(channel)}`)
      notified()
      const ended = AbortSignal.any([broken.signal, stopped.signal])
      while (!ended.aborted) {
        await wait(PROBE_MS, undefined, { signal: ended, ref: false }).catch(() => undefined)
        if (!ended.aborted) await client.query('select 1')
      }
    } catch {
      // the server is unavailable; the next attempt shows it
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  const listening = (async () => {
    while (!stopped.signal.aborted) {
      await listenOnce()
      if (!stopped.signal.aborted) await pause(RETRY_MS)
    }
  })()
  return async () => {
    stopped.abort()
    await listening
  }
}
