import { cookieReader, ownerOf } from '../app/auth/session-cookie.ts'
import { readDraft } from '../app/checkout/draft.server.ts'
import { OrderKey, placedOrderCookies } from '../app/checkout/order-cookie.server.ts'
import { rememberedCookie } from '../app/checkout/remembered.server.ts'
import { cookieIn } from '../app/cookie-text.ts'
import { isAllowedOrigin } from './origin.ts'

interface OrderAnswerOptions {
  /** Encrypts the cookie. */
  secret: string
  /** Public origin of the shop. */
  origin: string
}

function orderKeyIn(text: string): OrderKey | null {
  try {
    const answer: unknown = JSON.parse(text)
    const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null
    return OrderKey.safeParse(data).data ?? null
  } catch {
    return null // not a response of the backend
  }
}

/**
 * Adds the cookies of a placed order to the backend's answer to `checkout/submit`, so that the page of the order opens without
 * another call. A request from another site gets none.
 */
export async function withOrderCookies(
  request: Request,
  answer: Response,
  { secret, origin }: OrderAnswerOptions,
): Promise<Response> {
  if (answer.status !== 200 || !isAllowedOrigin(request.method, request.headers, [origin])) return answer
  const text = await answer.text()
  const response = new Response(text, answer)
  const key = orderKeyIn(text)
  if (!key) return response
  const cookies = request.headers.get('cookie') ?? ''
  const secure = origin.startsWith('https:')
  const cookie = cookieReader(name => cookieIn(cookies, name), secure)
  const target = { secret, owner: ownerOf(cookie), secure }
  const draft = readDraft(secret, cookie)
  for (const cookie of [...placedOrderCookies(key, target), ...(draft ? [rememberedCookie(draft, target)] : [])])
    response.headers.append('Set-Cookie', cookie)
  return response
}
