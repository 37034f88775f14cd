import type { Locale } from '@shop/contract/locales'
import { searchPath } from '@shop/contract/paths'

/** Path of the results for a typed query; of the search page when it is empty. */
export const resultsPath = (locale: Locale, typed: string): string => searchPath(locale, typed.trim().toLowerCase())
