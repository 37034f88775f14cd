/**
 * Which address a request should have had. Pure: everything comes in as arguments.
 * Source: spec §9, screens.md «Locales and addresses».
 */
import {
  defaultLocale,
  isLocale,
  LOCALE_COOKIE,
  LOCALE_COOKIE_AGE,
  type Locale,
  localeAmong,
  localise,
  splitLocale,
} from '@shop/contract/locales'

/** Source: spec §9: these may carry letters of either case. */
const eitherCase = /s-login|thankyou|gclid|wbraid|gbraid/

/** A path in lower case, without doubled or trailing slashes; the same path when there is nothing to mend. */
export function tidyPath(pathname: string, search: string): string {
  let path = pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
  if (eitherCase.test(path) || eitherCase.test(search)) return path
  try {
    const readable = decodeURI(path) // %D0 is no upper-case letter, but «К» behind it is
    const lower = readable.toLowerCase()
    if (lower !== readable) path = encodeURI(lower)
  } catch {
    return path // not UTF-8: the page says that it is not there
  }
  return path
}

/** The language a browser prefers among ours, by the weights of `Accept-Language`; the default when it names none of them. */
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

export const localeCookie = (locale: Locale) =>
  `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${LOCALE_COOKIE_AGE}; SameSite=Lax`

export interface Arrival {
  url: URL
  /** Value of the language cookie, if any. */
  remembered: string | undefined
  acceptLanguage: string
  /** Path of the page of ours that the shopper came from, if any. */
  from: string | undefined
}

export interface Decision {
  /** Where to go instead; null: stay. */
  location: string | null
  status: 301 | 302
  /** The language to remember from now on; null: nothing new. */
  remember: Locale | null
}

/** Where a visit of a page belongs, and which language it makes us remember. */
export function decide({ url, remembered, acceptLanguage, from }: Arrival): Decision {
  const path = tidyPath(url.pathname, url.search)
  if (path !== url.pathname) return { location: path + url.search, status: 301, remember: null }
  const { locale } = splitLocale(path)
  // A step from a page in one language to a page in another is a choice: the badge's links are plain links.
  const chosen = from !== undefined && splitLocale(from).locale !== locale
  if (chosen) return { location: null, status: 302, remember: remembered === locale ? null : locale }
  if (path !== '/' || isLocale(remembered) || from !== undefined) return { location: null, status: 302, remember: null }
  const preferred = preferredLocale(acceptLanguage)
  return {
    location: preferred === defaultLocale ? null : localise('/', preferred) + url.search,
    status: 302,
    remember: preferred,
  }
}
