/** How paths of pages are written: one spelling for each page. */
import { type Locale, localise } from './locales.ts'

/**
 * Path of the results of a query, which becomes one segment of it. What a URL cannot hold as a segment (nothing, `.`, `..`)
 * leads to the page of the search; a dot before a last word is encoded, or the path would look like that of a file.
 */
export function searchPath(locale: Locale, query: string): string {
  const isSegment = query !== '' && query !== '.' && query !== '..'
  const segment = encodeURIComponent(query).replace(/\.(?=\w+$)/, '%2E')
  return localise(isSegment ? `/search/${segment}` : '/search', locale)
}

/** Segments after which a token stands, whose case counts. Source: spec §9. */
const beforeToken = new Set(['s-login', 'thankyou'])

function lowerCaseSegment(segment: string): string {
  try {
    const text = decodeURIComponent(segment) // the letters of %2F or %D0 are no letters of the path
    const lower = text.toLowerCase()
    return lower === text ? segment : encodeURIComponent(lower)
  } catch {
    return segment // not UTF-8: no page has this path
  }
}

/** A path in lower case, tokens left alone; the very same text when it holds no upper-case letter. */
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
