import type { Locale } from '@shop/contract/locales'
import { cacheByLocale } from '../words/cache-by-locale.ts'
import type { KitWords } from '../words/uk/kit.ts'

const sources: Readonly<Record<Locale, () => Promise<{ kit: KitWords }>>> = {
  uk: () => import('../words/uk/kit.ts'),
  ru: () => import('../words/ru/kit.ts'),
  en: () => import('../words/en/kit.ts'),
}

/** Texts of a kit in one language, fetched when first needed. */
export const loadKitWords = cacheByLocale(async locale => (await sources[locale]()).kit)
