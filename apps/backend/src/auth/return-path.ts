import { type Locale, localise } from '@shop/contract/locales'

const SHOP = 'http://shop.invalid'

/** The path and query of a page of the shop to go on to; the home page for any other address. `candidate` comes from outside. */
export function toReturnPath(candidate: string | undefined, lang: Locale): string {
  const home = localise('/', lang)
  if (!candidate?.startsWith('/') || !URL.canParse(candidate, SHOP)) return home
  const { origin, pathname, search } = new URL(candidate, SHOP)
  // A path that begins with two slashes would name another host.
  return origin === SHOP ? pathname.replace(/^\/+/, '/') + search : home
}
