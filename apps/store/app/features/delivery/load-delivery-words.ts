import type { Locale } from '@shop/contract/locales'
import { cacheByLocale } from '../../platform/words/cache-by-locale.ts'
import type { DeliveryWords } from '../../platform/words/uk/delivery.ts'

const sources: Readonly<Record<Locale, () => Promise<{ delivery: DeliveryWords }>>> = {
  uk: () => import('../../platform/words/uk/delivery.ts'),
  ru: () => import('../../platform/words/ru/delivery.ts'),
  en: () => import('../../platform/words/en/delivery.ts'),
}

/** Texts of the terms of delivery in one language. */
export const loadDeliveryWords = cacheByLocale(async locale => (await sources[locale]()).delivery)
