/** Runs loaders and actions, renders the page and reports whether the response may be shared by all shoppers. */
import * as build from 'virtual:react-router/server-build'
import { createClient } from '@shop/contract/client'
import { splitLocale } from '@shop/contract/locales'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { clearedSessionCookies, isSessionCookie, SESSION_COOKIE, sessionToken } from '../app/auth/session-cookie.ts'
import { requestContext } from '../app/context.ts'
import { cookieText, isSecure } from '../app/cookie-text.ts'
import { areaOf } from '../app/document-area.ts'
import { isAdClick } from '../app/seo/ad-clicks.ts'
import { tagsOf } from './cache-tags.ts'
import { createCachedPage } from './cached-page.ts'
import { isReadMethod, pageRequest, type RefusalStatus } from './form-request.ts'
import { hashInlineScripts, renderNonce } from './inline-scripts.ts'
import { manifestFor } from './manifest.ts'
import type { Rendered } from './page-cache.ts'
import { refusableRoutes } from './refusable-routes.ts'
import { contentSecurityPolicy } from './security-headers.ts'
import type { Caller, Services } from './services.ts'

const development = import.meta.env.DEV
// The build names its optional parts also where there are none, which their type does not allow for.
const { basename, allowedActionOrigins, unstable_getCriticalCss, ...pages } = build
const optional = {
  ...(basename ? { basename } : {}),
  ...(allowedActionOrigins ? { allowedActionOrigins } : {}),
  ...(unstable_getCriticalCss ? { unstable_getCriticalCss } : {}),
}
const handle = createRequestHandler(
  { ...pages, ...optional, routes: refusableRoutes(pages.routes) },
  import.meta.env.MODE,
)

export interface PageRequest {
  request: Request
  /** The address that the page is rendered for, as shoppers see it. */
  url: URL
  /** The requested address, which may have parameters that the page does not read. */
  requestedUrl: URL
  /** A form that was sent. */
  body: ArrayBuffer | null
  /** Why the request is refused; null when it is not. */
  refusal: RefusalStatus | null
  caller: Caller
  cookie: (name: string) => string | undefined
}

export interface RenderedPage {
  rendered: Rendered
  /** Parameters that a page which is the same for everybody reads; null: it is personal or could not be shown. */
  reads: readonly string[] | 'personal' | null
}

/** The path that routes are matched with. */
function decodePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path // not UTF-8: no page has this path
  }
}

/** The document with the routes of its own language and area, its inline scripts allowed by its policy. */
async function hashDocumentScripts(rendered: Response, path: string, nonce: string): Promise<Response> {
  if (development || !rendered.body || !rendered.headers.get('content-type')?.startsWith('text/html')) return rendered
  const { url } = pages.assets
  const manifest = manifestFor(url, splitLocale(path).locale, areaOf(decodePath(path)))
  const text = (await rendered.text()).replaceAll(url, manifest)
  const { html, scriptHashes } = hashInlineScripts(text, nonce)
  const response = new Response(html, rendered)
  response.headers.set('Content-Security-Policy', contentSecurityPolicy(scriptHashes))
  return response
}

/** Whether caches may store a page, by its `Cache-Control`. */
const isStorable = ({ status, headers }: Response) =>
  status === 200 && /\bs-maxage\b/.test(headers.get('cache-control') ?? '')

/** `backend`: answers the loaders' calls. */
export async function renderPage(
  { request, url, requestedUrl, body, refusal, caller, cookie }: PageRequest,
  { secret, reportError }: Pick<Services, 'secret' | 'reportError'>,
  backend: Services['backend'],
): Promise<RenderedPage> {
  const nonce = development ? '' : renderNonce() // Vite's own inline scripts could not run under a policy
  const tags = new Set<string>()
  let isPersonal = !isReadMethod(request.method)
  /** Whether a call was rate limited: the response must not be shared. */
  let isLimited = false
  let reads: readonly string[] | null = null
  /** Whether the backend no longer knows the session of the cookie. */
  let isSessionExpired = false
  const userAgent = request.headers.get('user-agent')
  async function callBackend(call: Request): Promise<Response> {
    if (userAgent !== null) call.headers.set('User-Agent', userAgent) // a new session is named after the browser
    const response = await backend(call, caller)
    for (const tag of tagsOf(response)) tags.add(tag)
    isLimited ||= response.status === 429
    return response
  }
  const baseUrl = 'http://backend.internal'
  const client = createClient({ baseUrl, fetch: callBackend })
  const customerClient = (token: string) =>
    createClient({
      baseUrl,
      async fetch(call) {
        call.headers.set('Authorization', `Bearer ${token}`)
        const response = await callBackend(call)
        isSessionExpired ||= response.status === 401
        return response
      },
    })
  const context = new RouterContextProvider()
  context.set(requestContext, {
    client,
    origin: url.origin,
    nonce,
    secret,
    readsParameters: names => {
      reads = names
    },
    isAdClick: isAdClick(requestedUrl.searchParams),
    isData: requestedUrl.pathname.endsWith('.data'),
    reportError: error => reportError(error, { path: requestedUrl.pathname }),
    refusal,
    shopper: () => {
      isPersonal = true
      const token = sessionToken(cookie(SESSION_COOKIE))
      return {
        cookie: name => cookieText(cookie(name)),
        isSignedIn: token !== undefined,
        client: token === undefined ? client : customerClient(token),
      }
    },
  })
  const handled = await handle(pageRequest(request, url, body), context)
  const response = await hashDocumentScripts(handled, url.pathname, nonce)
  if (isSessionExpired && !response.headers.getSetCookie().some(isSessionCookie))
    for (const cleared of clearedSessionCookies(isSecure(url))) response.headers.append('Set-Cookie', cleared)
  if (isPersonal || response.headers.has('set-cookie')) {
    response.headers.set('Cache-Control', 'private, no-store')
    return { rendered: { page: null, response }, reads: 'personal' }
  }
  if (isLimited) return { rendered: { page: null, response }, reads: null }
  const page = createCachedPage(response.status, response.headers, await response.text())
  return {
    rendered: { page, isStorable: isStorable(response), tags },
    reads: isStorable(response) ? reads : null,
  }
}
