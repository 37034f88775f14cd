/** Languages of the shop, the default first. Source: spec §1. */
export const locales = ['uk', 'ru', 'en'] as const

export type Locale = (typeof locales)[number]

/** The language of an address without a prefix. Source: spec §1. */
export const defaultLocale = 'uk' satisfies Locale

/** What the language badge shows. Source: spec §1 (ua, ru, eng). */
export const badges = { uk: 'ua', ru: 'ru', en: 'eng' } as const satisfies Record<Locale, string>

/** How Open Graph writes each language. */
export const openGraphLocales = { uk: 'uk_UA', ru: 'ru_UA', en: 'en_GB' } as const satisfies Record<Locale, string>

/** How each language calls itself. */
export const ownNames = { uk: 'Українська', ru: 'Русский', en: 'English' } as const satisfies Record<Locale, string>

export const isLocale = (value: unknown): value is Locale => locales.some(locale => locale === value)

/** First path segment of a language: none for Ukrainian, `/ru`, `/en`. Source: spec §1. */
export const prefixOf = (locale: Locale): string => (locale === defaultLocale ? '' : `/${locale}`)

/** Puts an address of the default language under another: `localise('/jackets', 'ru')` is `/ru/jackets`. */
export const localise = (path: string, locale: Locale): string =>
  locale === defaultLocale ? path : path === '/' ? prefixOf(locale) : `${prefixOf(locale)}${path}`

/** Takes an address apart, whatever the case of its prefix: `/ru/jackets` is Russian `/jackets`; `/russia` is Ukrainian `/russia`. */
export function splitLocale(path: string): { locale: Locale; path: string } {
  const [, first = '', ...rest] = path.split('/')
  const prefix = first.toLowerCase()
  return prefix !== defaultLocale && isLocale(prefix)
    ? { locale: prefix, path: `/${rest.join('/')}` }
    : { locale: defaultLocale, path }
}

/** The first of some language tags (`uk-UA`, `en`) that the shop speaks; null when it speaks none of them. */
export const localeAmong = (tags: readonly string[]): Locale | null =>
  tags.map(tag => tag.trim().toLowerCase().split('-')[0]).find(isLocale) ?? null

/** The cookie that remembers the language. Source: spec §9. */
export const LOCALE_COOKIE = 'i18n_redirected'

/** Seconds: 365 days. Source: spec §9. */
export const LOCALE_COOKIE_AGE = 365 * 24 * 60 * 60

/** The `Set-Cookie` value, or the browser's own, that remembers a language. */
export const localeCookie = (locale: Locale, secure: boolean): string =>
  `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${LOCALE_COOKIE_AGE}; SameSite=Lax${secure ? '; Secure' : ''}`
