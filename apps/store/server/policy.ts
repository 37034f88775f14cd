/** Headers that keep a page safe. Source: bars.md «Safe» 12. */

/** What a page may load and run: only ours, and of inline scripts only those that carry the answer's nonce. */
const policy = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'", // style attributes: pins on a drawing, the theme's variables
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self' https:", // paying without scripts is a form that leads to the provider
    "frame-ancestors 'none'",
  ].join('; ')

/** The headers of every answer; `development` leaves Vite's own inline scripts alone. */
export const safeHeaders = (nonce: string, { tls, development }: { tls: boolean; development: boolean }) => ({
  ...(development ? {} : { 'Content-Security-Policy': policy(nonce) }),
  ...(tls ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
})
