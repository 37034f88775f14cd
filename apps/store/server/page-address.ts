/**
 * The address that a page is rendered and kept under: its path in lower case, and of its parameters only those that the page
 * reads. Whatever an ad, a mail or a messenger adds to an address leads to the same page, and to the same bytes.
 */
import { lowerCasePath } from '@shop/contract/paths'

/** The router's own, on requests for the data of a page. */
const ROUTER = '_routes'

/** Paths whose parameters are remembered: the least recently used go first. */
const MOST = 10_000

/** The named parameters of an address as its query; sorted by name, since the order of different names says nothing. */
export function pickParameters(search: URLSearchParams, names: readonly string[]): string {
  const picked = new URLSearchParams([...search].filter(([name]) => name === ROUTER || names.includes(name)))
  picked.sort()
  return picked.size > 0 ? `?${picked}` : ''
}

export interface PageAddresses {
  /** The address of a page as far as it is known what the page reads; the query as it is before it was rendered once. */
  of: (url: URL) => URL
  /** Says which parameters the page at a path reads. Which facets a list offers is known only once it was made. */
  learn: (url: URL, reads: readonly string[]) => void
}

export function createPageAddresses(): PageAddresses {
  const known = new Map<string, readonly string[]>()
  return {
    of(url) {
      const address = new URL(url)
      address.pathname = lowerCasePath(url.pathname)
      const reads = known.get(address.pathname)
      if (reads) address.search = pickParameters(url.searchParams, reads)
      return address
    },
    learn(url, reads) {
      const path = lowerCasePath(url.pathname)
      known.delete(path)
      known.set(path, reads)
      const [oldest] = known.keys()
      if (known.size > MOST && oldest !== undefined) known.delete(oldest)
    },
  }
}
