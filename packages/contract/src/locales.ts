import type { Registered } from './register.ts'

/** Languages of the shop, the default first. Source of what is said of them here: the shop’s specification. */
export const locales = ['uk', 'ru', 'en'] as const

/** The shop's languages, and those that another shop has registered. */
export type Locale = (typeof locales)[number] | Registered<'locale'>

/** What `make` returns for each language. */
export const inEachLocale = <Value>(make: (locale: (typeof locales)[number]) => Value) => ({
  uk: make('uk'),
  ru: make('ru'),
  en: make('en'),
})

/** The language of an address without a prefix. */
export const defaultLocale = 'uk' satisfies Locale

/** Text of the language badge. */
export const badges = { uk: 'ua', ru: 'ru', en: 'eng' } as const satisfies Record<Locale, string>

/** Language with the country whose numbers and dates are written. */
export const languageTags = { uk: 'uk-UA', ru: 'ru-UA', en: 'en-GB' } as const satisfies Record<Locale, string>

/** The value of Open Graph's `og:locale`. */
export const openGraphLocale = (locale: Locale): string => languageTags[locale].replace('-', '_')

/** Each language's name in that language. */
export const ownNames = { uk: 'Українська', ru: 'Русский', en: 'English' } as const satisfies Record<Locale, string>

export const isLocale = (value: unknown): value is Locale => locales.some(locale => locale === value)

/** Path prefix of a language: '' for Ukrainian, `/ru`, `/en`. */
export const prefixOf = (locale: Locale): string => (locale === defaultLocale ? '' : `/${locale}`)

/** Adds a language's prefix to a path without one: `localise('/jackets', 'ru')` is `/ru/jackets`. */
export const localise = (path: string, locale: Locale): string =>
  locale === defaultLocale ? path : path === '/' ? prefixOf(locale) : `${prefixOf(locale)}${path}`

/** Splits a path into language and rest; the prefix is case-insensitive: `/ru/jackets` is Russian `/jackets`; `/russia` is Ukrainian `/russia`. */
export function splitLocale(path: string): { locale: Locale; path: string } {
  const [, first = '', ...rest] = path.split('/')
  const prefix = first.toLowerCase()
  return prefix !== defaultLocale && isLocale(prefix)
    ? { locale: prefix, path: `/${rest.join('/')}` }
    : { locale: defaultLocale, path }
}

/** The first supported language among language tags (`uk-UA`, `en`); null when none is supported. */
export const localeAmong = (tags: readonly string[]): Locale | null =>
  tags.map(tag => tag.trim().toLowerCase().split('-')[0]).find(isLocale) ?? null

/** Name of the cookie that stores the language. */
export const LOCALE_COOKIE = 'i18n_redirected'

/** In seconds: 365 days. */
export const LOCALE_COOKIE_AGE = 365 * 24 * 60 * 60

/** Value of `Set-Cookie` or `document.cookie` that stores the language. */
export const localeCookie = (locale: Locale, secure: boolean): string =>
  `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${LOCALE_COOKIE_AGE}; SameSite=Lax${secure ? '; Secure' : ''}`
