/** Last-resort response: whatever was thrown, the shopper gets a page with security headers in the language of the URL. */
import { localise, splitLocale } from '@shop/contract/locales'
import { fatalErrorWords } from '../app/platform/words/fatal-error.ts'
import { routePattern } from './route-pattern.ts'
import { applySecurityHeaders } from './security-headers.ts'
import type { Services } from './services.ts'

const style =
  ':root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:20vh auto;padding:0 1rem}'

/** Without scripts and external resources. */
function document(pathname: string): string {
  const { locale } = splitLocale(pathname)
  const { title, home } = fatalErrorWords[locale]
  return (
    `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>` +
    `<meta name="robots" content="noindex"><style>${style}</style></head>` +
    `<body><main id="main"><h1>${title}</h1><p><a href="${localise('/', locale)}">${home}</a></p></main></body></html>`
  )
}

/** Logs the error, unless the client has left, and responds with 500. */
export function failedRequest(
  { publicUrl, reportError }: Pick<Services, 'publicUrl' | 'reportError'>,
  error: unknown,
  request: Request,
): Response {
  const { pathname, origin } = new URL(request.url)
  if (!request.signal.aborted) reportError(error, { method: request.method, path: routePattern(pathname) })
  const tls = (publicUrl ?? origin).startsWith('https:')
  const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8' })
  applySecurityHeaders(headers, { tls, development: false })
  return new Response(request.method === 'HEAD' ? null : document(pathname), { status: 500, headers })
}
