/** Routes requests to pages: redirects, origin check, form limits, page cache. Bundled with the pages. */
import type { HttpBindings } from '@hono/node-server'
import { LOCALE_COOKIE } from '@shop/contract/locales'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { getCookie } from 'hono/cookie'
import { returnPath } from '../app/platform/navigation/return-path.ts'
import { isAdClick } from '../app/platform/seo/ad-clicks.ts'
import { orphanedCookies } from '../app/platform/session/session-cookie.ts'
import { createCacheKeys } from './cache-key.ts'
import { respondWith } from './cached-page.ts'
import { failedRequest } from './failed-request.ts'
import {
  formRefusal,
  isPhotoForm,
  isReadMethod,
  LARGEST_FORM,
  LARGEST_PHOTO_FORM,
  PHOTO_FORMS_MAX,
  PHOTO_FORMS_PER_CLIENT_MAX,
  pageUrl,
  type RefusalStatus,
} from './form-request.ts'
import { applyLanguage } from './language-headers.ts'
import { isListeningAddress } from './listening-address.ts'
import { isAllowedOrigin } from './origin.ts'
import { type CacheResult, createPageCache, type Rendered } from './page-cache.ts'
import { isEncoded, type LastPage, redirectFor } from './redirects.ts'
import { type PageRequest, renderPage } from './render-page.ts'
import { applySecurityHeaders } from './security-headers.ts'
import type { Services } from './services.ts'
import { createSettingsCache, warmSettingsCache } from './settings-cache.ts'

type HonoContext = Context<{ Bindings: Partial<HttpBindings> }>

const development = import.meta.env.DEV

/** Bytes of rendered pages that one process caches. */
const CACHE_BYTES = 64 * 1024 * 1024

/** Source: RFC 9211. */
const cacheStatus: Readonly<Record<CacheResult, string>> = {
  hit: 'shop; hit',
  stale: 'shop; hit; detail=stale',
  miss: 'shop; fwd=miss',
  collapsed: 'shop; fwd=miss; collapsed',
}

/** Bytes of a beacon of web vitals. */
const LARGEST_BEACON = 512

/** Seconds: `Retry-After` of an unavailable page. */
const RETRY_AFTER = '5'

/** Only pages are redirected to their canonical address, not files and page data. */
const isPage = ({ req: { path } }: HonoContext) => !/\.\w+$/.test(path) && !path.startsWith('/@')

/** The shop's page that links to the requested one. */
function lastPage({ req }: HonoContext, origin: string): LastPage {
  const path = returnPath(req.header('referer'), [origin])
  if (path !== null) return new URL(path, origin).pathname
  return req.header('sec-fetch-site') === 'same-origin' ? 'hidden' : null
}

export function createStore(services: Services) {
  const { publicUrl, addressOf, dataVersions, formOrigins, reportError, metrics, renders, countVitals } = services
  const pages = metrics.counter({
    name: 'shop_pages_total',
    help: 'Requested pages by where they came from: hit, stale, miss or collapsed, or personal ones, which are never cached',
    labels: ['result'],
  })
  const settingsCache = createSettingsCache(services)
  if (!development) void warmSettingsCache(settingsCache)
  const cache = createPageCache({
    maxBytes: CACHE_BYTES,
    dataVersions,
    onError: error => reportError(error, { page: 'rendered in the background' }),
  })
  const keys = createCacheKeys()
  const originOf = ({ req }: HonoContext) => publicUrl ?? new URL(req.url).origin
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>()
  app.onError((error, context) =>
    error.name === 'QueueFull' ? refuse(context, 503) : failedRequest(services, error, context.req.raw),
  )
  if (!development) app.use(compress())

  app.use(async (context, next) => {
    await next()
    const { headers, status } = context.res
    if (!isReadMethod(context.req.method) || status >= 400) headers.set('Cache-Control', 'private, no-store')
    if (status === 503 && !headers.has('retry-after')) headers.set('Retry-After', RETRY_AFTER)
    applySecurityHeaders(headers, { tls: originOf(context).startsWith('https:'), development, formOrigins })
  })

  app.use(async (context, next) => {
    if (!isReadMethod(context.req.method))
      return isEncoded(new URL(context.req.url).pathname) ? next() : context.body(null, 400)
    const url = new URL(context.req.url)
    if (!isPage(context)) return next()
    const { location, status, remember } = redirectFor({
      url,
      remembered: getCookie(context, LOCALE_COOKIE),
      acceptLanguage: context.req.header('accept-language') ?? '',
      from: lastPage(context, originOf(context)),
    })
    if (location === null) await next()
    else context.res = context.redirect(location, status)
    const secure = (publicUrl ?? url.origin).startsWith('https:')
    const { headers } = context.res
    applyLanguage(headers, { remember, isRoot: url.pathname === '/', secure })
    for (const cookie of orphanedCookies(name => getCookie(context, name), headers.getSetCookie(), secure))
      headers.append('Set-Cookie', cookie)
  })

  const callerOf = ({ req, env }: HonoContext) => ({
    address: addressOf(req.header('x-forwarded-for'), env.incoming?.socket.remoteAddress),
  })

  const pageRequestOf = (context: HonoContext, url: URL): PageRequest => ({
    request: context.req.raw,
    url,
    requestedUrl: url,
    body: null,
    refusal: null,
    caller: callerOf(context),
    cookie: name => getCookie(context, name),
  })

  /** A page from the cache, or rendered. Query parameters that the page does not read are not part of the key. */
  async function readPage(context: HonoContext): Promise<Response> {
    const requestedUrl = pageUrl(context.req.url, originOf(context))
    const isOwnHost = publicUrl !== undefined || isListeningAddress(requestedUrl, context.env.incoming?.socket)
    // The page of an ad click has another robots tag.
    const keyOf = ({ href }: URL) => `${href}${isAdClick(requestedUrl.searchParams) ? ' noindex' : ''}`
    const read = (url: URL) =>
      cache.get(
        keyOf(url),
        async (): Promise<Rendered> => {
          const request = pageRequestOf(context, url)
          const render = (omitsNotFound: boolean) =>
            renders.run(() => renderPage({ ...request, requestedUrl, omitsNotFound }, services, settingsCache), {
              owner: request.caller.address,
            })
          const { rendered, reads, notFound } = await render(isOwnHost && !development)
          if (notFound !== null) {
            const renderWhole = async () => {
              const { rendered: whole } = await render(false)
              return whole.page ? { ...whole, isStorable: whole.page.status === 404 } : whole
            }
            const answer = await cache.get(notFound, renderWhole)
            return answer.page ? { ...answer, isStorable: false, tags: new Set() } : answer
          }
          if (reads) keys.learn(requestedUrl, reads)
          const isExact = isOwnHost && !development && keys.of(requestedUrl).href === url.href
          return rendered.page ? { ...rendered, isStorable: rendered.isStorable && isExact } : rendered
        },
        development || keys.isPersonal(requestedUrl),
      )
    const url = keys.of(requestedUrl)
    let answer = await read(url)
    const exact = keys.of(requestedUrl) // the parameters of the page may be known only after rendering
    if (exact.href !== url.href) answer = await read(exact)
    pages.increment({ result: answer.page ? answer.from : 'personal' })
    if (!answer.page) return answer.response
    const response = await respondWith(answer.page, context.req.raw.headers, !development)
    response.headers.set('Cache-Status', cacheStatus[answer.from])
    return response
  }

  /** Responds to a form, or rejects a request. */
  async function writePage(context: HonoContext, sent: Pick<PageRequest, 'body' | 'refusal'>): Promise<Response> {
    const url = keys.of(pageUrl(context.req.url, originOf(context)))
    const { rendered } = await renderPage({ ...pageRequestOf(context, url), ...sent }, services, settingsCache)
    return rendered.page ? respondWith(rendered.page, context.req.raw.headers, !development) : rendered.response
  }

  const refuse = (context: HonoContext, refusal: RefusalStatus) => writePage(context, { body: null, refusal })

  app.get('*', readPage)

  app.use(async (context, next) => {
    const isOwn = isAllowedOrigin(context.req.method, context.req.raw.headers, [originOf(context)])
    return isOwn ? next() : refuse(context, 403)
  })

  if (countVitals) {
    const limitBeacon = bodyLimit({ maxSize: LARGEST_BEACON, onError: context => context.body(null, 413) })
    app.post('/web-vitals', limitBeacon, async context =>
      context.body(null, await countVitals(await context.req.text(), callerOf(context).address)),
    )
  }

  const limitTo = (maxSize: number) => bodyLimit({ maxSize, onError: context => refuse(context, 413) })
  const [limitForm, limitPhotoForm] = [limitTo(LARGEST_FORM), limitTo(LARGEST_PHOTO_FORM)]
  /** Addresses of the clients whose forms with photos are being read. */
  const photoForms: string[] = []

  app.post('*', async (context, next) => {
    const { pathname, search } = new URL(context.req.url)
    if (!isPhotoForm(pathname + search, context.req.header('content-type') ?? null)) return limitForm(context, next)
    const { address } = callerOf(context)
    const isBusy = photoForms.filter(one => one === address).length >= PHOTO_FORMS_PER_CLIENT_MAX
    if (isBusy || photoForms.length >= PHOTO_FORMS_MAX) return refuse(context, 503)
    photoForms.push(address)
    try {
      return await limitPhotoForm(context, next)
    } finally {
      photoForms.splice(photoForms.indexOf(address), 1)
    }
  })

  app.post('*', async context => {
    const { raw } = context.req
    const body = await raw.arrayBuffer()
    const refusal = await formRefusal(raw.headers.get('content-type'), body)
    if (refusal !== null) return refuse(context, refusal)
    return writePage(context, { body, refusal: null })
  })

  app.all('*', context => refuse(context, 405))

  return app
}
