import type { Locale } from '@shop/contract/locales'
import { fetchModule } from '../errors/chunk-reload.ts'
import { cacheByLocale } from '../words/cache-by-locale.ts'
import type { CompareWords } from '../words/uk/compare.ts'

const sources: Readonly<Record<Locale, () => Promise<{ compare: CompareWords }>>> = {
  uk: () => import('../words/uk/compare.ts'),
  ru: () => import('../words/ru/compare.ts'),
  en: () => import('../words/en/compare.ts'),
}

/** Texts of the comparison in one language, fetched when first needed, also when that has to wait for the network. */
export const loadCompareWords = cacheByLocale(async locale => (await fetchModule(sources[locale])).compare)
