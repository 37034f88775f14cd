/** From a request to a page: where it belongs, whether it may write, what is kept of it. Bundled with the pages. */

import * as build from 'virtual:react-router/server-build'
import type { HttpBindings } from '@hono/node-server'
import { createClient } from '@shop/contract/client'
import { LOCALE_COOKIE, splitLocale } from '@shop/contract/locales'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { getCookie } from 'hono/cookie'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { visitContext } from '../app/context.ts'
import type { ShopFrame } from '../app/frames/frame-of.ts'
import { isAdClick } from '../app/seo/ad-clicks.ts'
import type { HeadTag } from '../app/seo/head-tags.ts'
import { type Arrival, decide } from './addresses.ts'
import { type KeptPage, keepPage, NONCE_HOLE, NONCE_LENGTH } from './kept-page.ts'
import { applyLanguage } from './language-headers.ts'
import { manifestFor } from './manifest.ts'
import { mayWrite } from './origin.ts'
import { createPageAddresses } from './page-address.ts'
import { createPageCache, type Entry } from './page-cache.ts'
import { safeHeaders } from './policy.ts'
import { remembering } from './remembering.ts'
import type { Services } from './services.ts'

type Visit = Context<{ Bindings: Partial<HttpBindings> }>

const development = import.meta.env.DEV
// The build names its optional parts also where there are none, which their type does not allow for.
const { basename, allowedActionOrigins, unstable_getCriticalCss, ...pages } = build
const optional = {
  ...(basename ? { basename } : {}),
  ...(allowedActionOrigins ? { allowedActionOrigins } : {}),
  ...(unstable_getCriticalCss ? { unstable_getCriticalCss } : {}),
}
const handle = createRequestHandler({ ...pages, ...optional }, import.meta.env.MODE)

/** Bytes of rendered pages that one process keeps. */
const KEPT = 64 * 1024 * 1024
/** Milliseconds until a kept page is rendered anew even though nothing is known to have changed. */
const FRESH = 60_000

/** Seconds after which a page that could not be shown is worth asking for again. */
const ASK_AGAIN = '5'

const newNonce = () => Buffer.from(crypto.getRandomValues(new Uint8Array((NONCE_LENGTH * 3) / 4))).toString('base64url')

/** Files and the data of pages have one address each; only pages are sent to their right one. */
const isPage = ({ req: { path } }: Visit) => !/\.\w+$/.test(path) && !path.startsWith('/@')

const reads = ({ req: { method } }: Visit) => method === 'GET' || method === 'HEAD'

/** The page of ours that led here, if one did. */
function pageBefore({ req }: Visit, origins: readonly string[]): Arrival['from'] {
  const referer = req.header('referer')
  if (referer && URL.canParse(referer)) {
    const { origin, pathname } = new URL(referer)
    if (origins.includes(origin)) return pathname
  }
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

export function createStore({ backend, dataVersion, publicUrl, addressOf, secret }: Services) {
  const cache = createPageCache(KEPT)
  const addresses = createPageAddresses()
  const ask = remembering(backend)
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>()
  if (!development) app.use(compress())

  app.use(async (context, next) => {
    const url = new URL(context.req.url)
    const origins = publicUrl ? [publicUrl, url.origin] : [url.origin]
    if (!mayWrite(context.req.method, context.req.raw.headers, origins)) return context.text('403', 403)
    if (!reads(context) || !isPage(context)) return next()
    const { location, status, remember } = decide({
      url,
      remembered: getCookie(context, LOCALE_COOKIE),
      acceptLanguage: context.req.header('accept-language') ?? '',
      from: pageBefore(context, origins),
    })
    if (location === null) await next()
    else context.res = context.redirect(location, status)
    const secure = (publicUrl ?? url.origin).startsWith('https:')
    applyLanguage(context.res.headers, { remember, isRoot: url.pathname === '/', secure })
  })

  /**
   * Runs loaders and renders the page of an address: the visit's, or what is read of it. `personal` once a loader has looked
   * at the shopper's cookies; `parameters`: those that a page which is everybody's has said to read.
   */
  async function render(context: Visit, at: URL, origin: string, version: string) {
    let personal = false
    let parameters: readonly string[] | null = null
    let tags: readonly HeadTag[] = []
    let frame: ShopFrame | null = null
    const { raw } = context.req
    const asked = new URL(raw.url)
    const headers = new Headers(raw.headers)
    headers.delete('origin') // `mayWrite` has judged it; the router would judge it anew, by the request's own URL
    const request = new Request(new Request(at, raw), { headers })
    const address = addressOf(raw, context.env.incoming?.socket.remoteAddress)
    const visit = new RouterContextProvider()
    visit.set(visitContext, {
      client: createClient({
        baseUrl: 'http://backend.internal',
        fetch: request => ask(request, { address }, version),
      }),
      origin,
      nonce: development ? '' : NONCE_HOLE, // Vite's own inline scripts could not run under a policy
      secret,
      announce: told => {
        tags = told
      },
      announced: () => tags,
      readsParameters: names => {
        parameters = names
      },
      isAdClick: isAdClick(asked.searchParams),
      isData: asked.pathname.endsWith('.data'),
      setFrame: made => {
        frame = made
      },
      frame: () => frame,
      shopper: () => {
        personal = true
        return { cookie: name => getCookie(context, name) }
      },
    })
    const rendered = await handle(request, visit)
    return { rendered, personal, parameters: isEverybodys(rendered, personal) ? parameters : null }
  }

  async function page(context: Visit, origin: string, nonce: string): Promise<Response> {
    const asked = new URL(context.req.url)
    // The page of an ad click tells search engines something else.
    const keyOf = ({ pathname, search }: URL) =>
      `${origin}${pathname}${search}${isAdClick(asked.searchParams) ? ' noindex' : ''}`
    const version = await dataVersion()
    let at = addresses.of(asked)
    const kept = reads(context) ? cache.get(keyOf(at), version, Date.now()) : undefined
    if (kept) return answer(context, kept.page, kept, nonce)

    let { rendered, personal, parameters } = await render(context, at, origin, version)
    if (parameters) {
      addresses.learn(asked, parameters)
      const exact = addresses.of(asked)
      // What the page does not read has no place in what others are answered with.
      if (exact.href !== at.href) ({ rendered, personal } = await render(context, exact, origin, version))
      at = exact
    }
    const key = keyOf(at)
    if (rendered.status >= 500 && reads(context)) {
      // The backend is away: an older page is better than none.
      const older = cache.get(key, version, Date.now(), true)
      if (older) return answer(context, older.page, older, nonce)
    }
    if (context.req.method === 'GET' && isEverybodys(rendered, personal)) {
      const entry: Entry = {
        page: keepPage(asSent(await rendered.text(), at.pathname)),
        status: rendered.status,
        headers: [...rendered.headers],
        version,
        freshUntil: Date.now() + FRESH,
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

  app.all('*', async context => {
    const origin = publicUrl ?? new URL(context.req.url).origin
    const nonce = newNonce()
    const response = await page(context, origin, nonce)
    const safe = safeHeaders(nonce, { tls: origin.startsWith('https:'), development })
    if (response.status === 503 && !response.headers.has('retry-after')) response.headers.set('Retry-After', ASK_AGAIN)
    for (const [name, value] of Object.entries(safe)) if (!response.headers.has(name)) response.headers.set(name, value)
    return response
  })

  return app
}
