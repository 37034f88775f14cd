import { persistentCookie } from '../../../platform/browser/cookie-text.ts'
import { comparedText } from './compared.ts'

/** Scripts read it: product pages are cached for everybody, so their HTML does not tell what is compared. */
export const COMPARE_COOKIE = 'compare'

export const compareCookie = (ids: readonly number[], secure: boolean): string =>
  persistentCookie(COMPARE_COOKIE, ids.length > 0 ? comparedText(ids) : null, secure)
