import { createDataVersions, timeLimits } from '@shop/backend'
import { DATA_CHANGES_PATH, DATA_VERSION, DataChanges, EVERYTHING_TAG } from '@shop/contract'
import type { Services } from './services.ts'

/** Headers that belong to one connection, not to the message. */
const hopByHopHeaders = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'host',
  'content-length',
]

/** Milliseconds until the request for data changes is aborted. */
const CHANGES_TIMEOUT_MS = 1_000

/** Milliseconds after which all pages of a backend that does not tell its changes are rendered anew. */
const UNTOLD_MS = 60_000

/** As if everything changed once in `UNTOLD_MS`. */
function changesOfTime(now: number): DataChanges {
  const version = String(Math.floor(now / UNTOLD_MS))
  return { cursor: version, latest: version, changes: [{ tag: EVERYTHING_TAG, version }] }
}

interface Options {
  /** @default globalThis.fetch */
  fetch?: typeof globalThis.fetch
  /** Milliseconds of a clock that never goes back. @default performance.now */
  now?: () => number
  /** Public URL of the shop. @default the host of each request */
  publicUrl?: string | undefined
}

/** A backend in another process, at `url`: forwards requests with the shopper's address and polls for data changes, if it tells them. */
export function createRemoteBackend(
  url: string,
  { fetch = globalThis.fetch, now = () => performance.now(), publicUrl }: Options = {},
): Pick<Services, 'backend' | 'dataVersions'> {
  const dataVersions = createDataVersions({
    now,
    async read(since) {
      const path = since === null ? DATA_CHANGES_PATH : `${DATA_CHANGES_PATH}?since=${since}`
      const response = await fetch(new URL(path, url), { signal: AbortSignal.timeout(CHANGES_TIMEOUT_MS) })
      if (response.status === 404) return changesOfTime(now())
      if (!response.ok) throw new Error(`The request for data changes failed with ${response.status}`)
      return DataChanges.parse(await response.json())
    },
  })

  /** A response with a newer data version than this process has seen makes the known one stale. */
  function checkDataVersion({ headers }: Response): void {
    const latest = headers.get(DATA_VERSION) ?? ''
    if (/^\d+$/.test(latest) && BigInt(latest) > BigInt(dataVersions.latest())) dataVersions.expire()
  }

  return {
    async backend(request, { address }) {
      const { pathname, search } = new URL(request.url)
      const headers = new Headers(request.headers)
      for (const name of hopByHopHeaders) headers.delete(name)
      headers.set('X-Forwarded-For', address)
      // The backend compares it with `Origin`: its own host differs from the one in the browser.
      headers.set('X-Forwarded-Host', new URL(publicUrl ?? request.url).host)
      const answer = await fetch(new URL(pathname + search, url), {
        method: request.method,
        headers,
        body: request.method === 'GET' || request.method === 'HEAD' ? null : await request.arrayBuffer(),
        redirect: 'manual',
        signal:
          pathname.startsWith('/api/') || pathname === '/readyz'
            ? AbortSignal.any([request.signal, AbortSignal.timeout(timeLimits.remoteCall)])
            : request.signal,
      })
      checkDataVersion(answer)
      const passed = new Headers(answer.headers)
      for (const name of [...hopByHopHeaders, 'content-encoding']) passed.delete(name) // fetch has decompressed it
      return new Response(answer.body, { status: answer.status, headers: passed })
    },

    dataVersions,
  }
}
