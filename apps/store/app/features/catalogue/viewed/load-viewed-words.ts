import type { Locale } from '@shop/contract/locales'
import { cacheByLocale } from '../../../platform/words/cache-by-locale.ts'
import type { RecentlyViewedWords } from '../../../platform/words/uk/recently-viewed.ts'

const sources: Readonly<Record<Locale, () => Promise<{ recentlyViewed: RecentlyViewedWords }>>> = {
  uk: () => import('../../../platform/words/uk/recently-viewed.ts'),
  ru: () => import('../../../platform/words/ru/recently-viewed.ts'),
  en: () => import('../../../platform/words/en/recently-viewed.ts'),
}

/** Texts of the recently viewed products in one language. */
export const loadViewedWords = cacheByLocale(async locale => (await sources[locale]()).recentlyViewed)
