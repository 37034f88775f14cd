import { type Locale, localise } from '@shop/contract/locales'

/** Where the results of a query stand. */
export const searchPath = (locale: Locale, query: string): string =>
  localise(`/search/${encodeURIComponent(query)}`, locale)
