import type { Locale } from '@shop/contract/locales'
import { cacheByLocale } from '../words/cache-by-locale.ts'
import type { CompareWords } from '../words/uk/compare.ts'

const sources: Readonly<Record<Locale, () => Promise<{ compare: CompareWords }>>> = {
  uk: () => import('../words/uk/compare.ts'),
  ru: () => import('../words/ru/compare.ts'),
  en: () => import('../words/en/compare.ts'),
}

/** Texts of the comparison in one language, fetched when first needed. */
export const loadCompareWords = cacheByLocale(async locale => (await sources[locale]()).compare)
