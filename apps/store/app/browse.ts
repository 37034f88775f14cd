import type { HeadersFunction, ShouldRevalidateFunction } from 'react-router'

/**
 * Headers of pages that are the same for everybody. The browser asks each time; a shared cache may answer for a minute, and
 * for ten more while it asks for a newer one; with a day's old page when the shop is away.
 */
export const browseHeaders: HeadersFunction = ({ errorHeaders }) =>
  errorHeaders
    ? { 'Cache-Control': 'no-store' }
    : { 'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400' }

/** What a shopper sends changes nothing on a page that is the same for everybody. */
export const revalidateBrowsing: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod && formMethod !== 'GET' ? false : defaultShouldRevalidate
