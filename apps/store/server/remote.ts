import { DATA_VERSION } from '@shop/backend'
import type { Services } from './services.ts'

/** Headers that belong to one connection, not to the message. */
const ofConnection = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'host',
  'content-length',
]

/** Milliseconds after which the version of the data is asked for again, as a backend in this process does. */
const FRESH = 1_000
/** Milliseconds after which a backend that does not say its version is left alone. */
const PATIENCE = 1_000
/** Milliseconds for a call: a backend answers within 5 s, if only that it cannot; a frozen one answers nothing. */
const CALL = 5_500

interface Options {
  /** @default globalThis.fetch */
  fetch?: typeof globalThis.fetch
  /** Milliseconds of a clock that never goes back. @default performance.now */
  now?: () => number
  /** Where shoppers reach the shop. @default the host of each request */
  publicUrl?: string | undefined
}

/** A backend that runs elsewhere, at `url`: asked over HTTP, told whose request it is, and listened to for when its data change. */
export function createRemote(
  url: string,
  { fetch = globalThis.fetch, now = () => performance.now(), publicUrl }: Options = {},
): Pick<Services, 'backend' | 'dataVersion'> {
  let requests = 0
  /** `heard`: how many requests had been sent when it was heard. */
  let known = { version: '', heard: 0, at: Number.NEGATIVE_INFINITY }
  let asking = false

  /** Versions rise and answers may overtake each other: a lower one is believed only when it was asked for afterwards. */
  async function send(...request: Parameters<typeof fetch>): Promise<Response> {
    const sent = ++requests
    const response = await fetch(...request)
    const version = response.headers.get(DATA_VERSION)
    if (version !== null && (sent > known.heard || Number(version) > Number(known.version)))
      known = { version, heard: requests, at: now() }
    return response
  }

  async function askVersion(): Promise<void> {
    if (asking) return
    asking = true
    try {
      await send(new URL('/readyz', url), { signal: AbortSignal.timeout(PATIENCE) })
    } catch {
      // The backend is away: what is kept goes on serving, and the next page asks again.
    } finally {
      asking = false
    }
  }

  return {
    async backend(request, { address }) {
      const { pathname, search } = new URL(request.url)
      const headers = new Headers(request.headers)
      for (const name of ofConnection) headers.delete(name)
      headers.set('X-Forwarded-For', address)
      // The backend compares it with `Origin`: its own host is not the one that the browser knows.
      headers.set('X-Forwarded-Host', new URL(publicUrl ?? request.url).host)
      const answer = await send(new URL(pathname + search, url), {
        method: request.method,
        headers,
        body: request.method === 'GET' || request.method === 'HEAD' ? null : await request.arrayBuffer(),
        redirect: 'manual',
        signal:
          pathname.startsWith('/api/') || pathname === '/readyz'
            ? AbortSignal.any([request.signal, AbortSignal.timeout(CALL)])
            : request.signal,
      })
      const passed = new Headers(answer.headers)
      for (const name of [...ofConnection, 'content-encoding']) passed.delete(name) // fetch has unpacked it
      return new Response(answer.body, { status: answer.status, headers: passed })
    },

    /** What is known, at once; when that is a second old, the next page knows better. */
    dataVersion() {
      if (now() - known.at >= FRESH) void askVersion()
      return known.version
    },
  }
}
