/** Methods that change nothing. */
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request may write: a browser says where it comes from (`Sec-Fetch-Site`, `Origin`), and that must be the shop
 * itself. A request without either header is no browser's and is judged by what it carries. A page with
 * `Referrer-Policy: no-referrer` sends its own forms with `Origin: null`; then `Sec-Fetch-Site` alone speaks.
 */
export function isAllowedOrigin(method: string, headers: Headers, origins: readonly string[]): boolean {
  if (safeMethods.has(method)) return true
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  const origin = headers.get('origin')
  // A page that hides its address (`no-referrer`) sends its forms from the origin `null`; the browser's word on the site stands.
  if (origin === 'null') return site === 'same-origin'
  return origin === null || origins.includes(origin)
}
