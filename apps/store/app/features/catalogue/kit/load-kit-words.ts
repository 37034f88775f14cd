import type { Locale } from '@shop/contract/locales'
import { cacheByLocale } from '../../../platform/words/cache-by-locale.ts'
import type { KitWords } from '../../../platform/words/uk/kit.ts'

const sources: Readonly<Record<Locale, () => Promise<{ kit: KitWords }>>> = {
  uk: () => import('../../../platform/words/uk/kit.ts'),
  ru: () => import('../../../platform/words/ru/kit.ts'),
  en: () => import('../../../platform/words/en/kit.ts'),
}

/** Texts of a kit in one language, fetched when first needed. */
export const loadKitWords = cacheByLocale(async locale => (await sources[locale]()).kit)
