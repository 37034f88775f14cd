import type { Locale } from '@shop/contract/locales'
import { cacheByLocale } from '../words/cache-by-locale.ts'
import type { DeliveryWords } from '../words/uk/delivery.ts'

const sources: Readonly<Record<Locale, () => Promise<{ delivery: DeliveryWords }>>> = {
  uk: () => import('../words/uk/delivery.ts'),
  ru: () => import('../words/ru/delivery.ts'),
  en: () => import('../words/en/delivery.ts'),
}

/** Texts of the terms of delivery in one language. */
export const loadDeliveryWords = cacheByLocale(async locale => (await sources[locale]()).delivery)
