/** From a request to a page: where it belongs, whether it may write, what is kept of it. Bundled with the pages. */

import * as build from 'virtual:react-router/server-build'
import type { HttpBindings } from '@hono/node-server'
import { createClient } from '@shop/contract/client'
import { LOCALE_COOKIE, splitLocale } from '@shop/contract/locales'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { getCookie } from 'hono/cookie'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { requestContext } from '../app/context.ts'
import { cookieText } from '../app/cookie-text.ts'
import { returnPath } from '../app/return-path.ts'
import { isAdClick } from '../app/seo/ad-clicks.ts'
import { type Arrival, decide } from './addresses.ts'
import { failedRequest } from './failed-request.ts'
import { formRefusal, LARGEST_FORM, pageRequest, pageUrl, type RefusalStatus, reads } from './form-request.ts'
import { type KeptPage, NONCE_HOLE, NONCE_LENGTH, suspendReload } from './kept-page.ts'
import { applyLanguage } from './language-headers.ts'
import { manifestFor } from './manifest.ts'
import { mayWrite } from './origin.ts'
import { createPageAddresses } from './page-address.ts'
import { createPageCache, type Entry } from './page-cache.ts'
import { makeSafe } from './policy.ts'
import { refusableRoutes } from './refusable-routes.ts'
import { rememberAll, remembering } from './remembering.ts'
import type { Services } from './services.ts'

interface Env {
  Bindings: Partial<HttpBindings>
  /** `nonce`: of this answer's Content-Security-Policy. */
  Variables: { nonce: string }
}
type Visit = Context<Env>

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

/** Bytes of rendered pages that one process keeps. */
const KEPT = 64 * 1024 * 1024
/** Milliseconds until a kept page is rendered anew even though nothing is known to have changed. */
const FRESH = 60_000

/** Seconds after which a page that could not be shown is worth asking for again. */
const ASK_AGAIN = '5'

const newNonce = () => Buffer.from(crypto.getRandomValues(new Uint8Array((NONCE_LENGTH * 3) / 4))).toString('base64url')

/** Files and the data of pages have one address each; only pages are sent to their right one. */
const isPage = ({ req: { path } }: Visit) => !/\.\w+$/.test(path) && !path.startsWith('/@')

/** The page of ours that led here. */
function pageBefore({ req }: Visit, origin: string): Arrival['from'] {
  const path = returnPath(req.header('referer'), [origin])
  if (path !== null) return new URL(path, origin).pathname
  return req.header('sec-fetch-site') === 'same-origin' ? 'hidden' : null
}

/** A kept page with a nonce of its own, packed when the browser can unpack it. */
function answer({ req }: Visit, page: KeptPage, { status, headers }: Pick<Entry, 'status' | 'headers'>, nonce: string) {
  const zipped = !development && /\bgzip\b/.test(req.header('accept-encoding') ?? '')
  const body = zipped ? page.gzipped(nonce) : page.plain(nonce)
  const response = new Response(req.method === 'HEAD' ? null : body, { status, headers })
  response.headers.set('Content-Length', String(body.length))
  response.headers.append('Vary', 'Accept-Encoding')
  if (zipped) response.headers.set('Content-Encoding', 'gzip')
  return response
}

/** Links lead to files of ours, which the policy allows without a nonce: a nonce is not packed as other text is. */
const nonceOfLink = new RegExp(`(<link[^>]*?)\\s+nonce="${NONCE_HOLE}"`, 'g')

/** A page with the routes of its own language. */
function asSent(html: string, path: string): string {
  if (development) return html
  const { url } = pages.assets
  return html.replaceAll(url, manifestFor(url, splitLocale(path).locale)).replace(nonceOfLink, '$1')
}

/** Whether a page is the same for everybody: it says so, no loader looked at the shopper, and it sets nothing. */
const isEverybodys = ({ status, headers }: Response, personal: boolean) =>
  !personal && status === 200 && /\bs-maxage\b/.test(headers.get('cache-control') ?? '') && !headers.has('set-cookie')

/** The version of the data; none until the backend has told one, when nothing that is kept can be of it. */
async function versionOf(dataVersion: Services['dataVersion']): Promise<string> {
  try {
    return await dataVersion()
  } catch {
    return '' // the backend is away: the page says so, with what is known
  }
}

interface PageRequest {
  /** Of the page, as shoppers see it. */
  url: URL
  /** A form that was sent. */
  body: ArrayBuffer | null
  /** Why the request is refused; null when it is not. */
  refusal: RefusalStatus | null
}

export function createStore(services: Services) {
  const { backend, publicUrl, addressOf, secret } = services
  const cache = createPageCache(KEPT)
  const addresses = createPageAddresses()
  const ask = remembering(backend)
  if (!development) void rememberAll(ask, () => versionOf(services.dataVersion))
  const originOf = ({ req }: Visit) => publicUrl ?? new URL(req.url).origin
  const app = new Hono<Env>()
  app.onError((error, { req }) => failedRequest(services, error, req.raw))
  if (!development) app.use(compress())

  app.use(async (context, next) => {
    const nonce = newNonce()
    context.set('nonce', nonce)
    await next()
    const { headers, status } = context.res
    if (!reads(context.req.method) || status >= 400) headers.set('Cache-Control', 'private, no-store')
    if (status === 503 && !headers.has('retry-after')) headers.set('Retry-After', ASK_AGAIN)
    makeSafe(headers, { nonce, tls: originOf(context).startsWith('https:'), development })
  })

  app.use(async (context, next) => {
    if (!reads(context.req.method)) return next()
    const url = new URL(context.req.url)
    if (!isPage(context)) return next()
    const { location, status, remember } = decide({
      url,
      remembered: getCookie(context, LOCALE_COOKIE),
      acceptLanguage: context.req.header('accept-language') ?? '',
      from: pageBefore(context, originOf(context)),
    })
    if (location === null) await next()
    else context.res = context.redirect(location, status)
    const secure = (publicUrl ?? url.origin).startsWith('https:')
    applyLanguage(context.res.headers, { remember, isRoot: url.pathname === '/', secure })
  })

  /**
   * Runs loaders and renders a page. `asked`: the address it was asked for at, which may hold more than the page reads.
   * `personal` once a loader has looked at the shopper's cookies; `parameters`: those that a page which is everybody's has
   * said to read.
   */
  async function render(context: Visit, { url, body, refusal }: PageRequest, asked: URL, version: string) {
    let personal = false
    let parameters: readonly string[] | null = null
    const address = addressOf(context.req.raw, context.env.incoming?.socket.remoteAddress)
    const visit = new RouterContextProvider()
    visit.set(requestContext, {
      client: createClient({
        baseUrl: 'http://backend.internal',
        fetch: request => ask(request, { address }, version),
      }),
      origin: url.origin,
      nonce: development ? '' : NONCE_HOLE, // Vite's own inline scripts could not run under a policy
      secret,
      readsParameters: names => {
        parameters = names
      },
      isAdClick: isAdClick(asked.searchParams),
      isData: asked.pathname.endsWith('.data'),
      reportError: error => services.reportError(error, { path: context.req.path }),
      refusal,
      shopper: () => {
        personal = true
        return { cookie: name => cookieText(getCookie(context, name)) }
      },
    })
    const rendered = await handle(pageRequest(context.req.raw, url, body), visit)
    return { rendered, personal, parameters: isEverybodys(rendered, personal) ? parameters : null }
  }

  async function page(context: Visit, sent: Pick<PageRequest, 'body' | 'refusal'>): Promise<Response> {
    const nonce = context.get('nonce')
    const asked = pageUrl(context.req.url, originOf(context))
    // The page of an ad click tells search engines something else.
    const keyOf = ({ href }: URL) => `${href}${isAdClick(asked.searchParams) ? ' noindex' : ''}`
    const version = await versionOf(services.dataVersion)
    const isRead = reads(context.req.method)
    let at = addresses.of(asked)
    const kept = isRead ? cache.get(keyOf(at), version, performance.now()) : undefined
    if (kept) return answer(context, kept.page, kept, nonce)

    let { rendered, personal, parameters } = await render(context, { ...sent, url: at }, asked, version)
    if (parameters) {
      addresses.learn(asked, parameters)
      const exact = addresses.of(asked)
      // What the page does not read has no place in what others are answered with.
      if (exact.href !== at.href)
        ({ rendered, personal } = await render(context, { ...sent, url: exact }, asked, version))
      at = exact
    }
    const key = keyOf(at)
    if (rendered.status >= 500 && isRead) {
      // The backend is away: an older page is better than none.
      const older = cache.get(key, version, performance.now(), true)
      if (older) return answer(context, older.page, older, nonce)
    }
    if (context.req.method === 'GET' && isEverybodys(rendered, personal)) {
      const entry: Entry = {
        page: suspendReload(asSent(await rendered.text(), at.pathname)),
        status: rendered.status,
        headers: [...rendered.headers],
        version,
        freshUntil: performance.now() + FRESH,
      }
      if (!development) cache.put(key, entry)
      return answer(context, entry.page, entry, nonce)
    }
    const isHtml = rendered.headers.get('content-type')?.startsWith('text/html') && rendered.body
    const response = new Response(
      isHtml ? asSent(await rendered.text(), at.pathname).replaceAll(NONCE_HOLE, nonce) : rendered.body,
      rendered,
    )
    if (personal) response.headers.set('Cache-Control', 'private, no-store')
    return response
  }

  const refuse = (context: Visit, refusal: RefusalStatus) => page(context, { body: null, refusal })

  app.get('*', context => page(context, { body: null, refusal: null }))

  app.use(async (context, next) => {
    const isOwn = mayWrite(context.req.method, context.req.raw.headers, [originOf(context)])
    return isOwn ? next() : refuse(context, 403)
  })

  app.post('*', bodyLimit({ maxSize: LARGEST_FORM, onError: context => refuse(context, 413) }), async context => {
    const { raw } = context.req
    const body = await raw.arrayBuffer()
    const refusal = await formRefusal(raw.headers.get('content-type'), body)
    if (refusal !== null) return refuse(context, refusal)
    return page(context, { body, refusal: null })
  })

  app.all('*', context => refuse(context, 405))

  return app
}
