import type { Locale } from '@shop/contract/locales'
import { searchPath } from '@shop/contract/paths'

/** Where what was typed leads: to its results, or to the page of the search when there is nothing to look for. */
export const resultsPath = (locale: Locale, typed: string): string => searchPath(locale, typed.trim().toLowerCase())
