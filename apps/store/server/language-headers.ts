/** Keeps responses that depend on the shopper's language out of shared caches. */
import { type Locale, localeCookie } from '@shop/contract/locales'

interface Negotiated {
  /** The language to store in the cookie; null: no change. */
  remember: Locale | null
  /** The root path: its response depends on cookie and `Accept-Language`, and many CDNs ignore `Vary`. */
  isRoot: boolean
  secure: boolean
}

/**
 * Sets the language cookie and makes the response private, even one from the page cache. The root path is always private: a
 * browser may store it but must revalidate it.
 */
export function applyLanguage(headers: Headers, { remember, isRoot, secure }: Negotiated): void {
  if (isRoot) {
    headers.append('Vary', 'Accept-Language, Cookie')
    if (!/no-store/.test(headers.get('cache-control') ?? '')) headers.set('Cache-Control', 'private, no-cache')
  }
  if (!remember) return
  headers.append('Set-Cookie', localeCookie(remember, secure))
  headers.set('Cache-Control', 'private, no-store')
}
