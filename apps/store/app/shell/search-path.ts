import { type Locale, localise } from '@shop/contract/locales'

/** Where the results of a query stand. */
export const searchPath = (locale: Locale, query: string): string =>
  localise(`/search/${encodeURIComponent(query)}`, locale)

/** Where what was typed leads: to its results, or to the page of the search when there is nothing to look for. */
export function resultsPath(locale: Locale, typed: string): string {
  const query = typed.trim().toLowerCase()
  return query === '' ? localise('/search', locale) : searchPath(locale, query)
}
