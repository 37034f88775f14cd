import type { Locale } from '@shop/contract/locales'
import type { Messages } from '@shop/contract/messages/uk'
import { cacheByLocale } from '../words/cache-by-locale.ts'

const sources: Readonly<Record<Locale, () => Promise<Messages>>> = {
  uk: async () => (await import('@shop/contract/messages/uk')).uk,
  ru: async () => (await import('@shop/contract/messages/ru')).ru,
  en: async () => (await import('@shop/contract/messages/en')).en,
}

/** The contract's validation messages in one language, fetched with the first form that validates. */
export const loadValidationMessages = cacheByLocale(locale => sources[locale]())
