/** Content-Security-Policy of a page: own resources only, inline scripts by hash. */
export const contentSecurityPolicy = (
  scriptHashes: readonly string[] = [],
  formOrigins: readonly string[] = [],
  snippetOrigins: readonly string[] = [],
) =>
  [
    "default-src 'self'",
    ['script-src', ...['self', ...scriptHashes].map(source => `'${source}'`), ...snippetOrigins].join(' '),
    "style-src 'self' 'unsafe-inline'", // style attributes: pins on a drawing, the theme's variables
    ["img-src 'self' data:", ...snippetOrigins].join(' '),
    // What a snippet of the settings asks for; without one the default applies.
    ...(snippetOrigins.length > 0
      ? ['connect-src', 'frame-src'].map(directive => [directive, "'self'", ...snippetOrigins].join(' '))
      : []),
    "object-src 'none'",
    "base-uri 'none'",
    // A payment form is submitted to its provider. On every page: the checkout is opened without loading another document.
    ["form-action 'self'", ...formOrigins].join(' '),
    "frame-ancestors 'none'",
  ].join('; ')

/** Whether the shop is served over TLS. */
export const isTls = (publicUrl: string | undefined): boolean => publicUrl?.startsWith('https:') ?? false

/** Headers of every response, files and errors included. */
export const serverHeaders = ({ tls }: { tls: boolean }) => ({
  ...(tls ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  'X-Content-Type-Options': 'nosniff',
})

/** Headers of page responses; `development`: no policy, which would block Vite's inline scripts. */
const pageHeaders = ({ tls, development, formOrigins = [] }: PageOptions) => ({
  ...serverHeaders({ tls }),
  ...(development ? {} : { 'Content-Security-Policy': contentSecurityPolicy([], formOrigins) }),
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(self), microphone=()',
})

interface PageOptions {
  tls: boolean
  development: boolean
  /** See `Services`. */
  formOrigins?: readonly string[] | undefined
}

/**
 * Completes the headers of a page response. A response without `Cache-Control` and one that sets a cookie are
 * private; under TLS every cookie is `Secure`. A document has a policy of its own, with the hashes of its scripts.
 */
export function applySecurityHeaders(headers: Headers, options: PageOptions): void {
  for (const [name, value] of Object.entries(pageHeaders(options))) if (!headers.has(name)) headers.set(name, value)
  const cookies = headers.getSetCookie()
  if (cookies.length > 0 || !headers.has('cache-control')) headers.set('Cache-Control', 'private, no-store')
  if (!options.tls) return
  headers.delete('set-cookie')
  for (const cookie of cookies)
    headers.append('Set-Cookie', /;\s*secure\s*(;|$)/i.test(cookie) ? cookie : `${cookie}; Secure`)
}
