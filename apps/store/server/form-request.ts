/**
 * Validates a form before any route handles it. Forms are small text; any other body is rejected here, so that no action gets one
 * that it cannot parse or that takes long to parse.
 */
import type { IncomingMessage } from 'node:http'
import { splitLocale } from '@shop/contract/locales'
import { isStorable } from '@shop/contract/text'

/** Maximum size of a form in bytes, the same as of an API call. */
export const LARGEST_FORM = 64 * 1024

/** Largest form with photos in bytes: five of a phone. */
export const LARGEST_PHOTO_FORM = 25 * 1024 * 1024

/** Forms with photos that one process reads at a time, and of one client: each is held in memory, for minutes on a slow network. */
export const PHOTO_FORMS_MAX = 4
export const PHOTO_FORMS_PER_CLIENT_MAX = 2

/** Pages whose form has photos, without the language. With scripts photos are sent one by one and the form is small. */
const photoPages: readonly string[] = ['/account/exchange', '/cart/return']

/** The review form on the page of a product, which is open at this address only. */
const isReviewForm = (path: string, query: string): boolean =>
  /^\/[^/]+\/[^/]+$/.test(path) && new URLSearchParams(query).get('reviews') === 'new'

const mediaTypeOf = (type: string | null): string => (type ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

/** Whether a form may hold photos. `target`: path and query. */
export function isPhotoForm(target: string, type: string | null): boolean {
  const [path = '', query = ''] = target.split('?')
  const own = splitLocale(path).path
  return mediaTypeOf(type) === 'multipart/form-data' && (photoPages.includes(own) || isReviewForm(own, query))
}

/** Bytes that a request may send slowly because it is a form with photos; otherwise 0. */
export const photoFormSize = ({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): number =>
  isPhotoForm(url, headers['content-type'] ?? null) ? LARGEST_PHOTO_FORM : 0

/** Status of a rejected request. */
export type RefusalStatus = 400 | 403 | 405 | 413 | 415 | 503

/** Methods that read a page. */
export const isReadMethod = (method: string): boolean => method === 'GET' || method === 'HEAD'

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** Status of an unusable form body; null for a valid one. The caller has limited it to `LARGEST_FORM` bytes. */
export async function formRefusal(type: string | null, body: ArrayBuffer): Promise<RefusalStatus | null> {
  if (!formTypes.includes(mediaTypeOf(type))) return 415
  if (body.byteLength === 0) return 400
  try {
    const form = await new Response(body, { headers: { 'Content-Type': type ?? '' } }).formData()
    for (const [name, value] of form)
      if (!isStorable(name) || (typeof value === 'string' && !isStorable(value))) return 400
    return null
  } catch {
    return 400 // truncated, or with another boundary than declared
  }
}

/**
 * Public URL of a page: behind a proxy that terminates TLS the request has `http:` and perhaps another host. A path with several
 * leading slashes would be another host in a redirect.
 */
export function pageUrl(requested: string, origin: string): URL {
  const { pathname, search } = new URL(requested)
  return new URL(origin + pathname.replace(/^\/{2,}/, '/') + search)
}

/**
 * The request as the router gets it. The router compares `Origin` with the request's own URL; `isAllowedOrigin` has checked it
 * already, so it is omitted. So are cookies: loaders read them through `RequestContext.shopper`, which makes the response
 * private. The rendering of a page may be shared, so it continues when the client has disconnected.
 */
export function pageRequest({ method, headers: sent, signal }: Request, url: URL, body: ArrayBuffer | null): Request {
  const headers = new Headers(sent)
  for (const name of ['origin', 'cookie', 'if-none-match']) headers.delete(name)
  return isReadMethod(method)
    ? new Request(url, { headers })
    : new Request(url, { method: 'POST', headers, body, signal })
}
