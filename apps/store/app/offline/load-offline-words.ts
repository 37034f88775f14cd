import type { Locale } from '@shop/contract/locales'
import { cacheByLocale } from '../words/cache-by-locale.ts'
import type { OfflineWords } from '../words/uk/offline.ts'

const sources: Readonly<Record<Locale, () => Promise<{ offline: OfflineWords }>>> = {
  uk: () => import('../words/uk/offline.ts'),
  ru: () => import('../words/ru/offline.ts'),
  en: () => import('../words/en/offline.ts'),
}

/** Texts about a new version, fetched when there is one. */
export const loadOfflineWords = cacheByLocale(async locale => (await sources[locale]()).offline)
