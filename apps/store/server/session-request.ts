/** `/api/*` of the shop's own pages: the session cookie becomes the wire's Bearer header, which no script ever sees. */
import { authGoogleCallback, authLogin, authToken } from '@shop/contract'
import { clearedSessionCookies, SESSION_COOKIE, sessionToken } from '../app/auth/session-cookie.ts'
import { cookieIn } from '../app/cookie-text.ts'
import { isAllowedOrigin } from './origin.ts'

/** Calls whose 401 refuses to sign in and says nothing about the session. */
const signInPaths: readonly string[] = [authLogin, authToken, authGoogleCallback].map(({ path }) => path)

interface SessionRequestOptions {
  /** Origin of the shop as shoppers see it. */
  origin: string
  /** Hands a request to the backend. */
  forward: (request: Request) => Promise<Response> | Response
}

/**
 * Forwards a request in the name of the customer whose session cookie it carries. A request from another site, or one that
 * brings its own `Authorization`, is forwarded as it is. When the session is over, its cookies are cleared.
 */
export async function forwardWithSession(
  request: Request,
  { origin, forward }: SessionRequestOptions,
): Promise<Response> {
  const token = sessionToken(cookieIn(request.headers.get('cookie') ?? '', SESSION_COOKIE))
  const isOwn = request.method === 'POST' && isAllowedOrigin(request.method, request.headers, [origin])
  if (token === undefined || !isOwn || request.headers.has('authorization')) return forward(request)
  const headers = new Headers(request.headers)
  headers.set('Authorization', `Bearer ${token}`)
  const answer = await forward(new Request(request, { headers }))
  const { pathname } = new URL(request.url)
  const isOver =
    (answer.status === 401 && !signInPaths.includes(pathname)) || (answer.ok && pathname === '/api/auth/logout')
  if (!isOver) return answer
  const response = new Response(answer.body, answer)
  for (const cookie of clearedSessionCookies(origin.startsWith('https:'))) response.headers.append('Set-Cookie', cookie)
  return response
}
