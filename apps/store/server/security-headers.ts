/** What a page may load and run: only ours, and of inline scripts only those with one of these hashes. */
export const contentSecurityPolicy = (scriptHashes: readonly string[] = []) =>
  [
    "default-src 'self'",
    ['script-src', ...['self', ...scriptHashes].map(source => `'${source}'`)].join(' '),
    "style-src 'self' 'unsafe-inline'", // style attributes: pins on a drawing, the theme's variables
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self' https:", // paying without scripts is a form that leads to the provider
    "frame-ancestors 'none'",
  ].join('; ')

/** Whether shoppers reach the shop over TLS. */
export const isTls = (publicUrl: string | undefined): boolean => publicUrl?.startsWith('https:') ?? false

/** Headers of every answer of the server, files and failures included. */
export const serverHeaders = ({ tls }: { tls: boolean }) => ({
  ...(tls ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  'X-Content-Type-Options': 'nosniff',
})

/** Headers of every answer of the pages; `development` leaves Vite's own inline scripts alone. */
const pageHeaders = ({ tls, development }: PageOptions) => ({
  ...serverHeaders({ tls }),
  ...(development ? {} : { 'Content-Security-Policy': contentSecurityPolicy() }),
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
})

interface PageOptions {
  tls: boolean
  development: boolean
}

/**
 * Completes the headers of an answer of the pages. A response without `Cache-Control` and one that sets a cookie are
 * private; under TLS every cookie is `Secure`. A document brings its own policy, with the hashes of its scripts.
 */
export function applySecurityHeaders(headers: Headers, options: PageOptions): void {
  for (const [name, value] of Object.entries(pageHeaders(options))) if (!headers.has(name)) headers.set(name, value)
  const cookies = headers.getSetCookie()
  if (cookies.length > 0 || !headers.has('cache-control')) headers.set('Cache-Control', 'private, no-store')
  if (!options.tls || cookies.length === 0) return
  headers.delete('set-cookie')
  for (const cookie of cookies)
    headers.append('Set-Cookie', /;\s*secure\s*(;|$)/i.test(cookie) ? cookie : `${cookie}; Secure`)
}
