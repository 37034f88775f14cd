import type { HeadersFunction, ShouldRevalidateFunction } from 'react-router'

/**
 * `Cache-Control` of public pages. The browser revalidates each time by the ETag; a shared cache may
 * serve a page for a minute, for ten more while it revalidates, and for up to a day while the shop is unavailable.
 */
export const publicCacheControl = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'

/** Headers of public pages. */
export const headers: HeadersFunction = ({ errorHeaders }) =>
  errorHeaders ? { 'Cache-Control': 'no-store' } : { 'Cache-Control': publicCacheControl }

/** A submitted form does not change a public page. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod && formMethod !== 'GET' ? false : defaultShouldRevalidate
