import { type Locale, localise } from '@shop/contract/locales'

const SHOP = 'http://shop.invalid'

/** Path and query of an untrusted same-origin URL; the home page for any other URL. */
export function toReturnPath(candidate: string | undefined, lang: Locale): string {
  const home = localise('/', lang)
  if (!candidate?.startsWith('/') || !URL.canParse(candidate, SHOP)) return home
  const { origin, pathname, search } = new URL(candidate, SHOP)
  // A browser reads a path with two leading slashes as another host.
  return origin === SHOP ? pathname.replace(/^\/+/, '/') + search : home
}
