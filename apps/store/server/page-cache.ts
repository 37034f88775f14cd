import { LRUCache } from 'lru-cache'
import type { CachedPage } from './cached-page.ts'
import type { Services } from './services.ts'

/** What came of rendering: a page that anybody may get, or an answer for one shopper alone. */
export type Rendered =
  | {
      page: CachedPage
      /** Whether it may be stored under the key it was asked for. */
      isStorable: boolean
      /** What it depends on. */
      tags: ReadonlySet<string>
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
  /** Until then nobody tries to render it: it has just failed. */
  retryAt: number
}

interface Options {
  maxBytes: number
  dataVersions: Pick<Services['dataVersions'], 'current' | 'hasChanged'>
  /** Told why a page could not be rendered again in the background. */
  failed: (error: unknown) => void
  /** Milliseconds of a clock that is never put back. @default performance.now */
  now?: () => number
}

/** As `s-maxage` says: nothing is known to have changed, but prices and novelties may have come of age. */
const FRESH_MS = 60_000
/** As `stale-while-revalidate` says. */
const STALE_MS = 600_000
/** How long an older page is answered with before another try when a newer one could not be rendered. */
const RETRY_MS = 5_000

export interface PageCache {
  /**
   * A page from the cache or `render`ed. Concurrent requests for one key share one rendering; `alone`: it is known to be
   * personal, so that nobody waits for another's.
   *
   * A page of which something has changed is never answered with, unless a newer one cannot be rendered; one that has only
   * grown old is answered with while it is rendered anew.
   */
  get: (key: string, render: () => Promise<Rendered>, alone?: boolean) => Promise<Answer>
}

export function createPageCache({ maxBytes, dataVersions, failed, now = () => performance.now() }: Options): PageCache {
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

  /** Renders, or waits for whoever renders the same from the same data already. `isOwn`: it was rendered for this request. */
  async function renderOnce(key: string, render: () => Promise<Rendered>, version: number) {
    const name = `${version} ${key}`
    const running = renderings.get(name)
    if (running) return { rendered: await running, isOwn: false }
    const rendering = renderAndStore(key, render, version).finally(() => renderings.delete(name))
    renderings.set(name, rendering)
    return { rendered: await rendering, isOwn: true }
  }

  return {
    async get(key, render, alone = false) {
      const version = await dataVersions.current()
      const entry = entries.get(key)
      if (entry && !dataVersions.hasChanged(entry.tags, entry.version)) {
        if (now() < entry.freshUntil) return { page: entry.page, from: 'hit' }
        if (now() < entry.staleUntil) {
          renderOnce(key, render, version).catch(failed)
          return { page: entry.page, from: 'stale' }
        }
      }
      if (entry && now() < entry.retryAt) return { page: entry.page, from: 'stale' }
      const { rendered, isOwn } = alone
        ? { rendered: await renderAndStore(key, render, version), isOwn: true }
        : await renderOnce(key, render, version)
      if (entry && (rendered.page ?? rendered.response).status >= 500) {
        // An older page is better than none. A refusal of one shopper says nothing about the others.
        if (rendered.page) entry.retryAt = now() + RETRY_MS
        return { page: entry.page, from: 'stale' }
      }
      if (rendered.page) return { page: rendered.page, from: isOwn ? 'miss' : 'collapsed' }
      if (isOwn) return rendered
      const own = await render()
      return own.page ? { page: own.page, from: 'miss' } : own
    },
  }
}
