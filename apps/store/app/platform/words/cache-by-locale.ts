import type { Locale } from '@shop/contract/locales'

/** Loads something once per language: the same promise each time, as `use` needs it; after a failure it is loaded again. */
export function cacheByLocale<Value>(load: (locale: Locale) => Promise<Value>): (locale: Locale) => Promise<Value> {
  const cache = new Map<Locale, Promise<Value>>()
  return locale => {
    const value = cache.get(locale) ?? load(locale)
    cache.set(locale, value)
    value.catch(() => cache.get(locale) === value && cache.delete(locale))
    return value
  }
}
