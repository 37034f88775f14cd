/**
 * Judges a form before any route sees it. Every page form is small text: whatever else is sent is refused here, in one
 * place, so that no action can be fed a body that it cannot parse or that takes long to parse.
 */
import { isStorable } from '@shop/contract/text'

/** Largest form in bytes, as large as a call of the wire may be. */
export const LARGEST_FORM = 64 * 1024

/** Status that the refusal of a request is answered with. */
export type RefusalStatus = 400 | 403 | 405 | 413 | 415

/** Methods that ask for a page. */
export const isReadMethod = (method: string): boolean => method === 'GET' || method === 'HEAD'

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** Why a form's body cannot be used; null when it can. The caller has limited it to `LARGEST_FORM` bytes. */
export async function formRefusal(type: string | null, body: ArrayBuffer): Promise<RefusalStatus | null> {
  const [mediaType = ''] = (type ?? '').split(';')
  if (!formTypes.includes(mediaType.trim().toLowerCase())) return 415
  if (body.byteLength === 0) return 400
  try {
    const form = await new Response(body, { headers: { 'Content-Type': type ?? '' } }).formData()
    for (const [name, value] of form)
      if (!isStorable(name) || (typeof value === 'string' && !isStorable(value))) return 400
    return null
  } catch {
    return 400 // cut off, or with another boundary than announced
  }
}

/**
 * Address of a page as shoppers see it: behind a proxy that ends TLS the request itself says `http:` and perhaps another
 * host. A path of several leading slashes would name another host in a redirect to itself.
 */
export function pageUrl(requested: string, origin: string): URL {
  const { pathname, search } = new URL(requested)
  return new URL(origin + pathname.replace(/^\/{2,}/, '/') + search)
}

/**
 * The request as the router gets it. The router compares `Origin` with the request's own URL; `isAllowedOrigin` has judged it
 * already, so it is left out. So are cookies: loaders read them through `RequestContext.shopper`, which makes the answer
 * personal. The rendering of a page may be shared, so it goes on when the one who asked has gone.
 */
export function pageRequest({ method, headers: sent, signal }: Request, url: URL, body: ArrayBuffer | null): Request {
  const headers = new Headers(sent)
  for (const name of ['origin', 'cookie', 'if-none-match']) headers.delete(name)
  return isReadMethod(method)
    ? new Request(url, { headers })
    : new Request(url, { method: 'POST', headers, body, signal })
}
