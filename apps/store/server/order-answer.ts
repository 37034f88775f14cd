import { User } from '@shop/contract'
import { z } from 'zod'
import { OrderKey, placedOrderCookies, readDraft, rememberMeCookies } from '../app/features/checkout/cookies.server.ts'
import { cookieIn } from '../app/platform/browser/cookie-text.ts'
import {
  cookieReader,
  customerOwner,
  GUEST,
  SESSION_COOKIE,
  sessionToken,
} from '../app/platform/session/session-cookie.ts'
import { isAllowedOrigin } from './origin.ts'
import { parseJson } from './parse-json.ts'

interface OrderAnswerOptions {
  /** Encrypts the cookie. */
  secret: string
  /** Public origin of the shop. */
  origin: string
  /** The backend's answer to a request with the session of a browser. */
  forward: (request: Request) => Promise<Response>
}

const Customer = z.object({ data: User.pick({ id: true }) })
const Placed = z.object({ data: OrderKey })

/** Who has ordered: the customer of the session, or a guest. */
async function ownerOf(
  { url, headers }: Request,
  cookie: (name: string) => string | undefined,
  forward: OrderAnswerOptions['forward'],
): Promise<string> {
  if (sessionToken(cookie(SESSION_COOKIE)) === undefined) return GUEST
  const asked = new Headers(headers)
  asked.delete('content-length')
  const answer = await forward(
    new Request(new URL('/api/auth/user', url), { method: 'POST', headers: asked, body: '{}' }),
  )
  return answer.ok ? customerOwner(Customer.parse(await answer.json()).data.id) : GUEST
}

/**
 * Adds the cookies of a placed order to the backend's answer to `checkout/submit`, so that the page of the order opens without
 * another call. A request from another site gets none.
 */
export async function withOrderCookies(
  request: Request,
  answer: Response,
  { secret, origin, forward }: OrderAnswerOptions,
): Promise<Response> {
  if (answer.status !== 200 || !isAllowedOrigin(request.method, request.headers, [origin])) return answer
  const text = await answer.text()
  const response = new Response(text, answer)
  // What is no JSON is not a response of the backend.
  const { data: placed } = Placed.safeParse(parseJson(text))
  if (!placed) return response
  const cookies = request.headers.get('cookie') ?? ''
  const secure = origin.startsWith('https:')
  const cookie = cookieReader(name => cookieIn(cookies, name), secure)
  const owner = await ownerOf(request, cookie, forward)
  const target = { secret, owner, secure }
  const draft = readDraft({ secret, owner, cookie })
  for (const cookie of [...placedOrderCookies(placed.data, target), ...(draft ? rememberMeCookies(draft, target) : [])])
    response.headers.append('Set-Cookie', cookie)
  return response
}
