import { defaultLocale, isLocale, type Locale, localeAmong, splitLocale } from '@shop/contract/locales'

/** Where a locale came from. */
export type LocaleSource = 'path' | 'cookie' | 'browser' | 'default' | 'choice'

export interface LocaleHints {
  /** `pathname` of the page, with its language's prefix if it has one. */
  readonly path: string
  /** Value of the language cookie, if any. */
  readonly savedLocale: string | null
  /** `navigator.languages`, in order of preference. */
  readonly languages: readonly string[]
}

export interface ResolvedLocale {
  readonly lang: Locale
  readonly source: LocaleSource
}

/**
 * Resolves the locale of a visit. The path beats the cookie; the browser's languages count only on the first visit of `/`.
 * Source: spec §4, screens.md «Locales and addresses».
 */
export function resolveLocale({ path, savedLocale, languages }: LocaleHints): ResolvedLocale {
  const { locale } = splitLocale(path)
  if (path !== '/') return { lang: locale, source: 'path' }
  if (isLocale(savedLocale)) return { lang: locale, source: savedLocale === locale ? 'cookie' : 'path' }
  const preferred = localeAmong(languages)
  return preferred === null ? { lang: defaultLocale, source: 'default' } : { lang: preferred, source: 'browser' }
}
