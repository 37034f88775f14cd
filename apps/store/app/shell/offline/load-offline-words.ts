import type { Locale } from '@shop/contract/locales'
import { cacheByLocale } from '../../platform/words/cache-by-locale.ts'
import type { OfflineWords } from '../../platform/words/uk/offline.ts'

const sources: Readonly<Record<Locale, () => Promise<{ offline: OfflineWords }>>> = {
  uk: () => import('../../platform/words/uk/offline.ts'),
  ru: () => import('../../platform/words/ru/offline.ts'),
  en: () => import('../../platform/words/en/offline.ts'),
}

/** Texts of the notices, fetched with the first one. */
export const loadOfflineWords = cacheByLocale(async locale => (await sources[locale]()).offline)
