import type { Locale } from '@shop/contract/locales'
import { fetchModule } from '../../../platform/errors/chunk-reload.ts'
import { cacheByLocale } from '../../../platform/words/cache-by-locale.ts'
import type { CompareWords } from '../../../platform/words/uk/compare.ts'

const sources: Readonly<Record<Locale, () => Promise<{ compare: CompareWords }>>> = {
  uk: () => import('../../../platform/words/uk/compare.ts'),
  ru: () => import('../../../platform/words/ru/compare.ts'),
  en: () => import('../../../platform/words/en/compare.ts'),
}

/** Texts of the comparison in one language, fetched when first needed, also when that has to wait for the network. */
export const loadCompareWords = cacheByLocale(async locale => (await fetchModule(sources[locale])).compare)
