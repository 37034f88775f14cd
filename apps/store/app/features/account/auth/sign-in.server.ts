import type { User } from '@shop/contract'
import type { Client, Result } from '@shop/contract/client'
import type { Locale } from '@shop/contract/locales'
import { isSecure } from '../../../platform/browser/cookie-text.ts'
import { type LoaderContext, requestContext } from '../../../platform/request/context.ts'
import { customerOwner, replacedCustomerCookies, sessionCookies } from '../../../platform/session/session-cookie.ts'
import { adoptedCookies } from '../../checkout/index.server.ts'
import { mergeGuestWishlist } from '../../wishlist/index.server.ts'

type Values = Readonly<Record<string, string>>

/** Sign-in methods and the inputs of their forms, for pages without scripts and for the session's machine. */
export const signInMethods = {
  login: (client: Client, lang: Locale, { email = '', password = '' }: Values) =>
    client.call('/api/auth/login', { lang, email, password }),
  register: (client: Client, lang: Locale, values: Values) => {
    const { name = '', last_name = '', email = '', phone = '', password = '', password_confirmation = '' } = values
    const body = { lang, name, last_name, email, password, password_confirmation, ...(phone ? { phone } : {}) }
    return client.call('/api/auth/register', body)
  },
  token: (client: Client, lang: Locale, { token = '' }: Values) => client.call('/api/auth/token', { lang, token }),
  google: (client: Client, lang: Locale, { code = '', state = '' }: Values) =>
    client.call('/api/auth/google/callback', { lang, code, state }),
} as const

export type SignInMethod = keyof typeof signInMethods

/** A new session without its token, as sent to the browser. */
export interface SignedIn {
  user: User
  /** Seconds. */
  expires_in: number
  /** Path to open after Google's callback. */
  next: string | null
}

interface SignInResult {
  answer: Result<SignedIn>
  headers: Headers
  /** Whether a guest's wishlist could not be merged; it stays in the browser. */
  isUnmerged: boolean
}

/**
 * Signs in. The headers set the session's cookies; the token goes nowhere else. A guest's checkout and last order become the
 * customer's. A guest's wishlist is merged into the account, unless `isScripted`: then the wishlist's machine does it.
 */
export async function signIn(
  context: LoaderContext,
  locale: Locale,
  method: SignInMethod,
  values: Values,
  { isScripted = false } = {},
): Promise<SignInResult> {
  const visit = context.get(requestContext)
  const { cookie } = visit.shopper() // makes the response private
  const headers = new Headers()
  const answer = await signInMethods[method](visit.client, locale, values)
  if (!answer.success) return { answer, headers, isUnmerged: false }
  const { user, expires_in, access_token } = answer.data
  const target = { secret: visit.secret, owner: customerOwner(user.id), secure: isSecure(visit) }
  const cookies = [
    ...sessionCookies(answer.data, target.secure),
    ...replacedCustomerCookies(cookie, user.id, target.secure),
    ...adoptedCookies(cookie, target),
  ]
  for (const set of cookies) headers.append('Set-Cookie', set)
  const merge = isScripted ? null : await mergeGuestWishlist(context, access_token)
  if (merge?.status === 'merged') headers.append('Set-Cookie', merge.cookie)
  const next = 'next' in answer.data && typeof answer.data.next === 'string' ? answer.data.next : null
  return {
    answer: { success: true, data: { user, expires_in, next } },
    headers,
    isUnmerged: merge?.status === 'failed',
  }
}
