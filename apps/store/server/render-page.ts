/** Runs loaders and actions, renders the page and reports whether the response may be shared by all shoppers. */
import * as build from 'virtual:react-router/server-build'
import { createClient } from '@shop/contract/client'
import { type Locale, locales, splitLocale } from '@shop/contract/locales'
import { uploadPhoto } from '@shop/contract/photo-upload'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { cookieText, isSecure } from '../app/platform/browser/cookie-text.ts'
import type { SnippetPolicy } from '../app/platform/consent/snippet-policy.server.ts'
import { documentExtrasContext } from '../app/platform/document/document.server.ts'
import {
  bootstrapScriptContext,
  documentHtmlContext,
  type NotFoundDocument,
  notFoundContext,
} from '../app/platform/document/document-html.ts'
import { type Area, areaOf, areas } from '../app/platform/navigation/document-area.ts'
import { requestContext } from '../app/platform/request/context.ts'
import { isAdClick } from '../app/platform/seo/ad-clicks.ts'
import {
  clearedSessionCookies,
  cookieReader,
  isSessionCookie,
  SESSION_COOKIE,
  sessionToken,
} from '../app/platform/session/session-cookie.ts'
import { withoutRoutesParameter } from './cache-key.ts'
import { tagsOf } from './cache-tags.ts'
import { createCachedPage } from './cached-page.ts'
import { changedNameCookie, newCustomerName } from './customer-name-cookie.ts'
import { deviceCookie, nameDevice } from './device-cookie.ts'
import { isReadMethod, pageRequest, type RefusalStatus } from './form-request.ts'
import { hashInlineScripts, renderNonce } from './inline-scripts.ts'
import { manifestFor } from './manifest.ts'
import type { Rendered } from './page-cache.ts'
import { refusableRoutes } from './refusable-routes.ts'
import { decodePath, routePattern } from './route-pattern.ts'
import { contentSecurityPolicy } from './security-headers.ts'
import type { Caller, Services } from './services.ts'
import { vitalsScript } from './vitals-script.ts'

const development = import.meta.env.DEV
// The build has keys with `undefined` for missing optional parts, which their type does not allow.
const { basename, allowedActionOrigins, unstable_getCriticalCss, ...pages } = build
const optional = {
  ...(basename ? { basename } : {}),
  ...(allowedActionOrigins ? { allowedActionOrigins } : {}),
  ...(unstable_getCriticalCss ? { unstable_getCriticalCss } : {}),
}

/** The routes of a language, as their ids say, and those of all. */
const routesIn = <Route>(routes: Readonly<Record<string, Route>>, locale: Locale): Record<string, Route> =>
  Object.fromEntries(Object.entries(routes).filter(([id]) => !id.includes('___') || id.endsWith(`___${locale}`)))

/** The pages of a language: whatever is matched or rendered goes through all routes. Their manifest is that of an area. */
function requestHandler(locale: Locale, area: Area) {
  const { assets } = pages
  const url = development ? assets.url : manifestFor(assets.url, locale, area)
  const manifest = { ...assets, url, routes: routesIn(assets.routes, locale) }
  const routes = routesIn(refusableRoutes(pages.routes), locale)
  return createRequestHandler({ ...pages, ...optional, routes, assets: manifest }, import.meta.env.MODE)
}

const handlers = new Map(
  locales.flatMap(locale => areas.map(area => [`${locale} ${area}`, requestHandler(locale, area)] as const)),
)

/** `path`: of a page, or of its data, whose path has the ending `.data`. */
function handlerOf(path: string) {
  const page = decodePath(path) ?? path
  const { locale } = splitLocale(page.replace(/(\/_)?\.data$/, ''))
  const handle = handlers.get(`${locale} ${areaOf(page)}`)
  if (!handle) throw new TypeError(`No pages in ${locale}`)
  return handle
}

export interface PageRequest {
  request: Request
  /** The public URL that the page is rendered for. */
  url: URL
  /** The requested URL, which may have parameters that the page does not read. */
  requestedUrl: URL
  /** Body of a submitted form. */
  body: ArrayBuffer | null
  /** Status of a rejected request; otherwise null. */
  refusal: RefusalStatus | null
  caller: Caller
  cookie: (name: string) => string | undefined
  /** Whether the document of a missing page may be left out: see `notFound` of the answer. @default false */
  omitsNotFound?: boolean
}

interface RenderedPage {
  rendered: Rendered
  /** Parameters that a public page reads; null: it is private or failed. */
  reads: readonly string[] | 'personal' | null
  /** Key of the document of a missing page, which was left out; null: the page is whole. */
  notFound: string | null
}

/** The document with a policy that allows its inline scripts. */
function finishDocument(
  rendered: Buffer<ArrayBuffer>,
  {
    nonce,
    formOrigins,
    snippets,
  }: { nonce: string; formOrigins: Services['formOrigins']; snippets: SnippetPolicy | null },
): { html: Buffer<ArrayBuffer>; policy: string | null } {
  if (development) return { html: rendered, policy: null }
  const { html, scriptHashes } = hashInlineScripts(rendered, nonce)
  const policy = contentSecurityPolicy([...scriptHashes, ...(snippets?.hashes ?? [])], formOrigins, snippets?.origins)
  return { html, policy }
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

/** Whether caches may store a page, by its `Cache-Control`. */
const isStorable = (status: number, headers: Headers) =>
  status === 200 && /\bs-maxage\b/.test(headers.get('cache-control') ?? '')

/** `backend`: answers the loaders' calls. */
export async function renderPage(
  { request, url, requestedUrl, body, refusal, caller, cookie: sentCookie, omitsNotFound = false }: PageRequest,
  {
    secret,
    formOrigins,
    reportError,
    metrics,
    countVitals,
    inSpan,
  }: Pick<Services, 'secret' | 'formOrigins' | 'reportError' | 'metrics' | 'countVitals' | 'inSpan'>,
  backend: Services['backend'],
): Promise<RenderedPage> {
  const began = performance.now()
  const cookie = cookieReader(sentCookie, isSecure(url))
  const nonce = development ? '' : renderNonce() // a policy would block Vite's inline scripts
  const tags = new Set<string>()
  let isPersonal = !isReadMethod(request.method)
  /** Whether a call was rate limited: the response must not be shared. */
  let isLimited = false
  let reads: readonly string[] | null = null
  /** Whether the backend no longer knows the session of the cookie. */
  let isSessionExpired = false
  /** The customer's name, when the cookie has another one. */
  let newName: string | null = null
  /** `Set-Cookie` of a device that an account has signed in on. */
  let newDevice: string | null = null
  const userAgent = request.headers.get('user-agent')
  async function callBackend(call: Request): Promise<Response> {
    if (userAgent !== null) call.headers.set('User-Agent', userAgent) // the name of a new session
    nameDevice(call, cookie)
    const response = await backend(call, { ...caller, takesValues: true })
    newDevice ??= deviceCookie(response, isSecure(url))
    for (const tag of tagsOf(response)) tags.add(tag)
    isLimited ||= response.status === 429
    return response
  }
  const baseUrl = url.origin
  const client = createClient({ baseUrl, fetch: callBackend })
  const callAsCustomer = (token: string) => async (call: Request) => {
    call.headers.set('Authorization', `Bearer ${token}`)
    const response = await callBackend(call)
    isSessionExpired ||= response.status === 401
    const { pathname } = new URL(call.url)
    newName = (await newCustomerName(pathname, response, request.headers.get('cookie') ?? '')) ?? newName
    return response
  }
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
    requestedSearch: withoutRoutesParameter(requestedUrl.searchParams),
    isData: requestedUrl.pathname.endsWith('.data'),
    reportError: error => reportError(error, { path: routePattern(requestedUrl.pathname) }),
    refusal,
    shopper: () => {
      isPersonal = true
      const token = sessionToken(cookie(SESSION_COOKIE))
      const fetch = token === undefined ? callBackend : callAsCustomer(token)
      return {
        cookie: name => cookieText(cookie(name)),
        isSignedIn: token !== undefined,
        client: token === undefined ? client : createClient({ baseUrl, fetch }),
        sendPhoto: (photo, options) => uploadPhoto(photo, { baseUrl, fetch, ...options }),
      }
    },
  })
  const notFound: NotFoundDocument = { mayOmit: () => omitsNotFound && !isPersonal && !isLimited, routes: null }
  context.set(notFoundContext, notFound)
  if (countVitals && !development) context.set(bootstrapScriptContext, vitalsScript(url.pathname))
  const attributesOf = () => ({ 'http.route': routePattern(url.pathname) })
  const handled = await inSpan('render page', attributesOf, () =>
    handlerOf(url.pathname)(pageRequest(request, url, body), context),
  )
  const { status } = handled
  const headers = new Headers(handled.headers)
  // A route without a component may answer with HTML too.
  const isHtml = headers.get('content-type')?.startsWith('text/html') && handled.body
  const rendered = context.get(documentHtmlContext) ?? (isHtml ? await bytesOf(handled) : null)
  if (notFound.routes !== null && notFound.mayOmit()) {
    const page = createCachedPage(status, headers, Buffer.alloc(0))
    const key = `404 ${url.origin} ${areaOf(url.pathname)} ${notFound.routes}`
    return { rendered: { page, isStorable: false, tags }, reads: null, notFound: key }
  }
  const document =
    rendered === null
      ? null
      : finishDocument(rendered, {
          nonce,
          formOrigins,
          snippets: context.get(documentExtrasContext).snippets,
        })
  if (document?.policy) headers.set('Content-Security-Policy', document.policy)
  metrics
    .histogram({
      name: 'shop_page_render_seconds',
      help: 'Duration of rendering a page or handling its form, by HTTP status',
      labels: ['status'],
    })
    .observe({ status: String(status) }, (performance.now() - began) / 1_000)
  if (!headers.getSetCookie().some(isSessionCookie)) {
    const name = newName === null ? [] : [changedNameCookie(newName, isSecure(url))]
    for (const cookie of isSessionExpired ? clearedSessionCookies(isSecure(url)) : name)
      headers.append('Set-Cookie', cookie)
  }
  if (newDevice !== null) headers.append('Set-Cookie', newDevice)
  const respond = () => new Response(document?.html ?? handled.body, { status, headers })
  if (isPersonal || headers.has('set-cookie')) {
    headers.set('Cache-Control', 'private, no-store')
    return { rendered: { page: null, response: respond() }, reads: 'personal', notFound: null }
  }
  if (isLimited) return { rendered: { page: null, response: respond() }, reads: null, notFound: null }
  const page = createCachedPage(status, headers, document?.html ?? (await bytesOf(handled)))
  const mayBeStored = isStorable(status, headers)
  return {
    rendered: { page, isStorable: mayBeStored, tags },
    reads: mayBeStored ? reads : null,
    notFound: null,
  }
}
