/** Canonical paths of pages. */
import { type Locale, localise } from './locales.ts'

/**
 * Path of the search results, with the query as the last segment. Queries that cannot be a URL segment (empty, `.`, `..`)
 * lead to the search page. A dot before the last word is encoded, because the path would look like that of a file.
 */
export function searchPath(locale: Locale, query: string): string {
  const isSegment = query !== '' && query !== '.' && query !== '..'
  const segment = encodeURIComponent(query).replace(/\.(?=\w+$)/, '%2E')
  return localise(isSegment ? `/search/${segment}` : '/search', locale)
}

/** Segments that precede a token, which is case-sensitive. Source: the shop’s specification. */
const beforeToken = new Set(['s-login', 'thankyou'])

function lowerCaseSegment(segment: string): string {
  try {
    const text = decodeURIComponent(segment) // the hexadecimal letters of %2F or %D0 are not lower-cased
    const lower = text.toLowerCase()
    return lower === text ? segment : encodeURIComponent(lower)
  } catch {
    return segment // not UTF-8: no page has this path
  }
}

/** Converts a path to lower case, except tokens; returns the identical text when it has no upper-case letter. */
export function lowerCasePath(path: string): string {
  let isToken = false
  const segments = path.split('/').map(segment => {
    if (isToken) return segment
    const lower = lowerCaseSegment(segment)
    isToken = beforeToken.has(lower)
    return lower
  })
  return segments.join('/')
}
