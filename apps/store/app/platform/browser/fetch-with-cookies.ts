import { splitLocale } from '@shop/contract/locales'
import { loadErrorWords } from '../words/load-words.ts'
import { reportingFetch } from './api-client.ts'
import { cookieIn, persistentCookie } from './cookie-text.ts'
import { type CookieJar, cookieJarOf } from './environment.ts'

/** Calls whose result is lost with the page unless a cookie stores it. */
const NEEDS_COOKIE = /^\/(api\/cart\/add|session\/(login|register|token))$/

/**
 * Whether cookies are stored. Without them the server does not know the next page's cart or customer. Tried with a cookie that is deleted
 * at once, of a name that no other tab tries at the same moment.
 */
function storesCookies({ read, write }: CookieJar): boolean {
  const name = `probe${Math.random()}`
  write(persistentCookie(name, '1', false))
  const isStored = cookieIn(read(), name) !== undefined
  write(persistentCookie(name, null, false))
  return isStored
}

/** `fetch` of the page's calls that refuses, with what the shopper can do, those whose result this browser would lose. */
export async function fetchWithCookies(request: Request): Promise<Response> {
  if (!NEEDS_COOKIE.test(new URL(request.url).pathname) || storesCookies(cookieJarOf(window)))
    return reportingFetch(request)
  const { cookiesRefused } = await loadErrorWords(splitLocale(location.pathname).locale)
  return Response.json({ success: false, code: 'forbidden', message: cookiesRefused })
}
