/**
 * The canonical address of a request. Pure.
 * Source: spec §9, the specification of the screens, «Locales and addresses».
 */
import { defaultLocale, isLocale, type Locale, localeAmong, localise, splitLocale } from '@shop/contract/locales'
import { lowerCasePath } from '@shop/contract/paths'

/** Addresses with one of these are not redirected for their case. Source: spec §9. */
const caseSensitive = /s-login|thankyou|gclid|wbraid|gbraid/i

/** Without doubled or trailing slashes. */
const withoutExtraSlashes = (pathname: string): string => pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')

/** Whether the percent signs of a path encode something. The router cannot read any other path, and would print it. */
export function isEncoded(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

/** With the percent signs that are meant as such: «/search/100%». */
const withEncodedPercents = (pathname: string): string =>
  isEncoded(pathname) ? pathname : pathname.replaceAll('%', '%25')

/** The path that an address is redirected to; the same path when it is canonical. */
export function canonicalPath(pathname: string, search: string): string {
  const path = withoutExtraSlashes(withEncodedPercents(pathname))
  return caseSensitive.test(path) || caseSensitive.test(search) ? path : lowerCasePath(path)
}

/** The supported language with the highest weight in `Accept-Language`; the default language when there is none. */
export function preferredLocale(acceptLanguage: string): Locale {
  const wanted = acceptLanguage
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const weight = parameters.map(parameter => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean)
      return { tag, weight: weight === undefined ? 1 : Number(weight), index }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
  return localeAmong(wanted.map(({ tag }) => tag)) ?? defaultLocale
}

/** Path of the shop's page that the shopper came from; `hidden`: one that sends no referrer path; null: another site or none. */
export type LastPage = string | 'hidden' | null

interface PageNavigation {
  url: URL
  /** Value of the language cookie, if any. */
  remembered: string | undefined
  acceptLanguage: string
  from: LastPage
}

interface Redirect {
  /** Target of the redirect; null: none. */
  location: string | null
  status: 301 | 302
  /** The language to store in the cookie; null: no change. */
  remember: Locale | null
}

const stay = (remember: Locale | null): Redirect => ({ location: null, status: 302, remember })

/** The pages of an order send no referrer, because their addresses contain a token; their other languages are reached from them. */
const isReferrerHidden = (path: string): boolean =>
  /^\/cart\/(thankyou|invoice|delivery)$/i.test(splitLocale(path).path)

/** Redirect of a page request, and the language to store. */
export function redirectFor({ url, remembered, acceptLanguage, from }: PageNavigation): Redirect {
  const path = canonicalPath(url.pathname, url.search)
  if (path !== url.pathname) return { location: path + url.search, status: 301, remember: null }
  const { locale } = splitLocale(path)
  // A navigation to a page in another language is a choice of language: the links of the language badge are plain links.
  const isChosen = from === 'hidden' ? isReferrerHidden(path) : from !== null && splitLocale(from).locale !== locale
  if (isChosen) return stay(remembered === locale ? null : locale)
  if (path !== '/' || from !== null) return stay(null)
  const wanted = isLocale(remembered) ? remembered : preferredLocale(acceptLanguage)
  const remember = wanted === remembered ? null : wanted
  if (wanted === defaultLocale) return stay(remember)
  return { location: localise('/', wanted) + url.search, status: 302, remember }
}
