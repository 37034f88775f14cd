import { splitLocale } from '@shop/contract/locales'
import { reportingFetch } from './api-client.ts'
import { cookieIn, persistentCookie } from './cookie-text.ts'
import { type CookieJar, cookieJarOf } from './environment.ts'

/** Calls whose result is lost with the page unless a cookie keeps it. */
const NEEDS_COOKIE = /^\/(api\/cart\/add|session\/(login|register|token))$/

/** Written and deleted at once. */
const PROBE_COOKIE = 'probe'

/** Whether cookies are kept. Without them the server does not know the next page's cart or customer. */
function keepsCookies({ read, write }: CookieJar): boolean {
  write(persistentCookie(PROBE_COOKIE, '1', false))
  const isKept = cookieIn(read(), PROBE_COOKIE) !== undefined
  write(persistentCookie(PROBE_COOKIE, null, false))
  return isKept
}

/** `fetch` of the page's calls that refuses, with what the shopper can do, those whose result this browser would lose. */
export async function fetchWithCookies(request: Request): Promise<Response> {
  if (!NEEDS_COOKIE.test(new URL(request.url).pathname) || keepsCookies(cookieJarOf(window)))
    return reportingFetch(request)
  const { cookiesRefused } = await import('../words/cookies-refused.ts')
  const message = cookiesRefused[splitLocale(location.pathname).locale]
  return Response.json({ success: false, code: 'forbidden', message })
}
