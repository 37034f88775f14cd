/**
 * The address that a page is rendered and cached under: its path in lower case, and of its parameters only those that the
 * page reads. Other parameters (of ads, mails, messengers) lead to the same cached page.
 */
import { lowerCasePath } from '@shop/contract/paths'
import { LRUCache } from 'lru-cache'

/** The router's own. Only requests for the data of a page have it: on a document it would be a way around the cache. */
const ROUTES_PARAMETER = '_routes'

/** Paths whose parameters are stored. */
const MAX_PATHS = 10_000

/** The named parameters of an address as its query; sorted by name, because the order of different names has no meaning. */
export function pickParameters(search: URLSearchParams, names: readonly string[]): string {
  const picked = new URLSearchParams([...search].filter(([name]) => names.includes(name)))
  picked.sort()
  return picked.size > 0 ? `?${picked}` : ''
}

/** The query that a shopper's browser shows. */
export function withoutRoutesParameter(search: URLSearchParams): string {
  if (!search.has(ROUTES_PARAMETER)) return search.size > 0 ? `?${search}` : ''
  return withoutRoutesParameter(new URLSearchParams([...search].filter(([name]) => name !== ROUTES_PARAMETER)))
}

/** The parameters that a page reads; `personal`: it depends on the shopper's cookies and is not cached. */
type ReadParameters = readonly string[] | 'personal'

interface CacheKeys {
  /** The address with the parameters that the page reads; the whole query until the page was rendered once. */
  of: (url: URL) => URL
  isPersonal: (url: URL) => boolean
  /** Stores what the page at a path reads. The facets of a list are known only after rendering. */
  learn: (url: URL, reads: ReadParameters) => void
}

export function createCacheKeys(): CacheKeys {
  const known = new LRUCache<string, ReadParameters>({ max: MAX_PATHS })
  return {
    of(url) {
      const address = new URL(url)
      address.pathname = lowerCasePath(url.pathname)
      const reads = known.get(address.pathname)
      if (reads && reads !== 'personal') {
        const isData = address.pathname.endsWith('.data')
        address.search = pickParameters(url.searchParams, isData ? [...reads, ROUTES_PARAMETER] : reads)
      }
      return address
    },
    isPersonal: url => known.get(lowerCasePath(url.pathname)) === 'personal',
    learn: (url, reads) => void known.set(lowerCasePath(url.pathname), reads),
  }
}
