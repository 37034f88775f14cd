import type { Locale } from '@shop/contract/locales'
import type { Messages } from '@shop/contract/messages/uk'

const sources: Readonly<Record<Locale, () => Promise<Messages>>> = {
  uk: async () => (await import('@shop/contract/messages/uk')).uk,
  ru: async () => (await import('@shop/contract/messages/ru')).ru,
  en: async () => (await import('@shop/contract/messages/en')).en,
}

const loaded = new Map<Locale, Promise<Messages>>()

/** The contract's validation messages in one language, fetched with the first form that validates. */
export function loadValidationMessages(locale: Locale): Promise<Messages> {
  const rules = loaded.get(locale) ?? sources[locale]()
  loaded.set(locale, rules)
  rules.catch(() => loaded.delete(locale))
  return rules
}
