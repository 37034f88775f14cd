import type { Locale } from '@shop/contract/locales'
import { cacheByLocale } from '../../../platform/words/cache-by-locale.ts'
import type { AuthWords } from '../../../platform/words/uk/auth.ts'

const sources: Readonly<Record<Locale, () => Promise<{ auth: AuthWords }>>> = {
  uk: () => import('../../../platform/words/uk/auth.ts'),
  ru: () => import('../../../platform/words/ru/auth.ts'),
  en: () => import('../../../platform/words/en/auth.ts'),
}

/** Texts of the sign-in dialogs in one language, fetched with the first dialog. */
export const loadAuthWords = cacheByLocale(async locale => (await sources[locale]()).auth)
