/**
 * The address that a page is rendered and cached under: its path in lower case, and of its parameters only those that the
 * page reads. Whatever an ad, a mail or a messenger adds to an address leads to the same page, and to the same bytes.
 */
import { lowerCasePath } from '@shop/contract/paths'
import { LRUCache } from 'lru-cache'

/** The router's own, on requests for the data of a page. */
const ROUTES_PARAMETER = '_routes'

/** Paths of which is remembered what they read. */
const MAX_PATHS = 10_000

/** The named parameters of an address as its query; sorted by name, since the order of different names says nothing. */
export function pickParameters(search: URLSearchParams, names: readonly string[]): string {
  const picked = new URLSearchParams([...search].filter(([name]) => name === ROUTES_PARAMETER || names.includes(name)))
  picked.sort()
  return picked.size > 0 ? `?${picked}` : ''
}

/** The parameters that a page reads; `personal`: it goes by the shopper's cookies and is cached for nobody. */
type Reads = readonly string[] | 'personal'

export interface CacheKeys {
  /** The address of a page as far as it is known what the page reads; the query as it is before it was rendered once. */
  of: (url: URL) => URL
  isPersonal: (url: URL) => boolean
  /** Says what the page at a path reads. Which facets a list offers is known only once it was rendered. */
  learn: (url: URL, reads: Reads) => void
}

export function createCacheKeys(): CacheKeys {
  const known = new LRUCache<string, Reads>({ max: MAX_PATHS })
  return {
    of(url) {
      const address = new URL(url)
      address.pathname = lowerCasePath(url.pathname)
      const reads = known.get(address.pathname)
      if (reads && reads !== 'personal') address.search = pickParameters(url.searchParams, reads)
      return address
    },
    isPersonal: url => known.get(lowerCasePath(url.pathname)) === 'personal',
    learn: (url, reads) => void known.set(lowerCasePath(url.pathname), reads),
  }
}
