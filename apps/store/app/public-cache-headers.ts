import type { HeadersFunction, ShouldRevalidateFunction } from 'react-router'

/**
 * Headers of pages that are the same for everybody. The browser asks each time, by the ETag it knows; a shared cache may
 * answer for a minute, for ten more while it asks for a newer page, and with a page up to a day old while the shop is away.
 */
export const publicCacheHeaders: HeadersFunction = ({ errorHeaders }) =>
  errorHeaders
    ? { 'Cache-Control': 'no-store' }
    : { 'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400' }

/** A form that was sent changes nothing on a page that is the same for everybody. */
export const revalidateOnNavigation: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod && formMethod !== 'GET' ? false : defaultShouldRevalidate
