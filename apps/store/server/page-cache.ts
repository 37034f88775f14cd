import { LRUCache } from 'lru-cache'
import type { CachedPage } from './cached-page.ts'
import type { Services } from './services.ts'

/** Result of rendering: a page that all shoppers may share, or a response for one of them. */
export type Rendered =
  | {
      page: CachedPage
      /** Whether it may be stored under the requested key. */
      isStorable: boolean
      /** What it depends on. */
      tags: ReadonlySet<string>
      /** Where it came from, if it was cached under another key. */
      from?: CacheResult
    }
  | { page: null; response: Response }

/** Where a page came from; `collapsed`: from the rendering of a concurrent request. */
export type CacheResult = 'hit' | 'stale' | 'miss' | 'collapsed'

export type Answer = { page: CachedPage; from: CacheResult } | { page: null; response: Response }

interface Entry {
  page: CachedPage
  tags: ReadonlySet<string>
  /** The version of the data before it was rendered. */
  version: number
  /** Milliseconds of the clock. */
  freshUntil: number
  staleUntil: number
  /** No rendering before this time, because the last one has failed. */
  retryAt: number
}

interface Options {
  maxBytes: number
  dataVersions: Pick<Services['dataVersions'], 'current' | 'hasChanged'>
  /** Called when a page could not be rendered in the background. */
  onError: (error: unknown) => void
  /** Milliseconds of a monotonic clock. @default performance.now */
  now?: () => number
}

/** As `s-maxage`: prices and labels of novelties also change with time alone. */
const FRESH_MS = 60_000
/** As `stale-while-revalidate`. */
const STALE_MS = 600_000
/** How long a stale page is served after a failed rendering before the next one. */
const RETRY_MS = 5_000

interface PageCache {
  /**
   * A page from the cache or `render`ed. Concurrent requests for one key share one rendering, unless the page is known to be
   * personal.
   *
   * A page whose data have changed is served only when a newer one cannot be rendered; one that has only expired is served while
   * it is rendered in the background.
   */
  get: (key: string, render: () => Promise<Rendered>, isPersonal?: boolean) => Promise<Answer>
}

export function createPageCache({
  maxBytes,
  dataVersions,
  onError,
  now = () => performance.now(),
}: Options): PageCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes / 4,
    sizeCalculation: ({ page }) => page.size,
  })
  const renderings = new Map<string, Promise<Rendered>>()

  async function renderAndStore(key: string, render: () => Promise<Rendered>, version: number): Promise<Rendered> {
    const rendered = await render()
    if (rendered.page && rendered.isStorable) {
      const { page, tags } = rendered
      const freshUntil = now() + FRESH_MS
      entries.set(key, { page, tags, version, freshUntil, staleUntil: freshUntil + STALE_MS, retryAt: 0 })
    }
    return rendered
  }

  /** Renders, or awaits a running rendering of the same data version. `isOwn`: it was rendered for this request. */
  async function renderOnce(key: string, render: () => Promise<Rendered>, version: number) {
    const name = `${version} ${key}`
    const running = renderings.get(name)
    if (running) return { rendered: await running, isOwn: false }
    const rendering = renderAndStore(key, render, version).finally(() => renderings.delete(name))
    renderings.set(name, rendering)
    return { rendered: await rendering, isOwn: true }
  }

  return {
    async get(key, render, isPersonal = false) {
      const version = await dataVersions.current()
      const entry = entries.get(key)
      if (entry && !dataVersions.hasChanged(entry.tags, entry.version)) {
        if (now() < entry.freshUntil) return { page: entry.page, from: 'hit' }
        if (now() < entry.staleUntil) {
          renderOnce(key, render, version).catch(onError)
          return { page: entry.page, from: 'stale' }
        }
      }
      if (entry && now() < entry.retryAt) return { page: entry.page, from: 'stale' }
      const { rendered, isOwn } = isPersonal
        ? { rendered: await renderAndStore(key, render, version), isOwn: true }
        : await renderOnce(key, render, version)
      if (entry && (rendered.page ?? rendered.response).status >= 500) {
        // A stale page is better than an error. A rate limit of one shopper does not delay the others.
        if (rendered.page) entry.retryAt = now() + RETRY_MS
        return { page: entry.page, from: 'stale' }
      }
      if (rendered.page) return { page: rendered.page, from: rendered.from ?? (isOwn ? 'miss' : 'collapsed') }
      if (isOwn) return rendered
      const own = await render()
      return own.page ? { page: own.page, from: 'miss' } : own
    },
  }
}
