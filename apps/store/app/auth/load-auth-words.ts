import type { Locale } from '@shop/contract/locales'
import { cacheByLocale } from '../words/cache-by-locale.ts'
import type { AuthWords } from '../words/uk/auth.ts'

const sources: Readonly<Record<Locale, () => Promise<{ auth: AuthWords }>>> = {
  uk: () => import('../words/uk/auth.ts'),
  ru: () => import('../words/ru/auth.ts'),
  en: () => import('../words/en/auth.ts'),
}

/** Texts of the sign-in dialogs in one language, fetched with the first dialog. */
export const loadAuthWords = cacheByLocale(async locale => (await sources[locale]()).auth)
