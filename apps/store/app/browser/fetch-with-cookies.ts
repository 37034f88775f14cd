import { splitLocale } from '@shop/contract/locales'
import { reportingFetch } from './api-client.ts'
import { cookieJarOf, keepsCookies } from './environment.ts'

/** Calls whose result is lost with the page unless a cookie keeps it. */
const NEEDS_COOKIE = /^\/(api\/cart\/add|session\/(login|register|token))$/

/** `fetch` of the page's calls that refuses, with what the shopper can do, those whose result this browser would lose. */
export async function fetchWithCookies(request: Request): Promise<Response> {
  if (!NEEDS_COOKIE.test(new URL(request.url).pathname) || keepsCookies(cookieJarOf(window)))
    return reportingFetch(request)
  const { cookiesRefused } = await import('../words/cookies-refused.ts')
  const message = cookiesRefused[splitLocale(location.pathname).locale]
  return Response.json({ success: false, code: 'forbidden', message })
}
