/** Keeps an answer that depends on the shopper's language out of caches that others are answered from. */
import { type Locale, localeCookie } from '@shop/contract/locales'

interface Negotiated {
  /** The language to remember; null: nothing new. */
  remember: Locale | null
  /** The root path: its answer depends on cookie and `Accept-Language`, and many CDNs heed no `Vary`. */
  isRoot: boolean
  secure: boolean
}

/**
 * Sets the language cookie, and with it makes the answer the shopper's own, whatever cache its bytes came from. The root path
 * is private in any case: a browser may store it, but asks each time whether it still belongs there.
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
