/** Converts the session cookie of the shop's own pages to the API's Bearer header, so that no script sees the token. */
import { authGoogleCallback, authLogin, authToken } from '@shop/contract'
import { signedOutCookies } from '../app/features/account/cookies.server.ts'
import { cookieIn } from '../app/platform/browser/cookie-text.ts'
import {
  clearedSessionCookies,
  cookieReader,
  SESSION_COOKIE,
  sessionToken,
} from '../app/platform/session/session-cookie.ts'
import { changedNameCookie, newCustomerName } from './customer-name-cookie.ts'
import { isAllowedOrigin } from './origin.ts'

/** Calls whose 401 rejects a sign-in and does not concern the session. */
const signInPaths: readonly string[] = [authLogin, authToken, authGoogleCallback].map(({ path }) => path)

/**
 * Forwards a request authenticated by its session cookie. A request from another site, or with an `Authorization` of its own, is
 * forwarded unchanged. When the session has ended, its cookies are cleared, after signing out also the customer's data; when the customer has another name, its cookie is updated.
 */
export async function forwardWithSession(
  request: Request,
  origin: string,
  forward: (request: Request) => Promise<Response> | Response,
): Promise<Response> {
  const cookies = request.headers.get('cookie') ?? ''
  const isSecure = origin.startsWith('https:')
  const token = sessionToken(cookieReader(name => cookieIn(cookies, name), isSecure)(SESSION_COOKIE))
  const isOwn = request.method === 'POST' && isAllowedOrigin(request.method, request.headers, [origin])
  if (token === undefined || !isOwn || request.headers.has('authorization')) return forward(request)
  const headers = new Headers(request.headers)
  headers.set('Authorization', `Bearer ${token}`)
  const answer = await forward(new Request(request, { headers }))
  const { pathname } = new URL(request.url)
  const isExpired = answer.status === 401 && !signInPaths.includes(pathname)
  const isSignedOut = answer.ok && pathname === '/api/auth/logout'
  const name = await newCustomerName(pathname, answer, cookies)
  if (!isExpired && !isSignedOut && name === null) return answer
  const response = new Response(answer.body, answer)
  const ended = isExpired ? clearedSessionCookies(isSecure) : isSignedOut ? signedOutCookies(isSecure) : []
  for (const cookie of ended) response.headers.append('Set-Cookie', cookie)
  if (name !== null) response.headers.append('Set-Cookie', changedNameCookie(name, isSecure))
  return response
}
