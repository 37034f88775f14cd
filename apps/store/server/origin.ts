/** Methods that change nothing. */
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request may write: browsers send `Sec-Fetch-Site` and `Origin`, which must be the shop's
 * own. A request without either header is not from a browser and needs its own authorization. A page with
 * `Referrer-Policy: no-referrer` sends its own forms with `Origin: null`; then only `Sec-Fetch-Site` counts.
 */
export function isAllowedOrigin(method: string, headers: Headers, origins: readonly string[]): boolean {
  if (safeMethods.has(method)) return true
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  const origin = headers.get('origin')
  if (origin === 'null') return site === 'same-origin'
  return origin === null || origins.includes(origin)
}
