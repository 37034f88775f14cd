/** Keeps the readable cookie with the customer's name as the backend knows it: it may have been changed on another device. */
import { authUser, profileEdit, User } from '@shop/contract'
import { cookieIn } from '../app/platform/browser/cookie-text.ts'
import { CUSTOMER_COOKIE, customerCookie } from '../app/platform/session/session-cookie.ts'

/** Calls that are answered with the customer. */
const profilePaths: readonly string[] = [authUser, profileEdit].map(({ path }) => path)

/** Seconds: as long as a session. The name authorises nothing. */
const NAME_AGE = 100 * 24 * 60 * 60

async function customerIn(answer: Response): Promise<Pick<User, 'name'> | null> {
  try {
    const body: unknown = await answer.clone().json()
    const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : null
    return User.pick({ name: true }).safeParse(data).data ?? null
  } catch {
    return null // not a response of the backend
  }
}

/**
 * The name in a call's answer, if it is one with the customer and the request's `Cookie` header has another name; otherwise null.
 */
export async function newCustomerName(path: string, answer: Response, cookies: string): Promise<string | null> {
  if (!answer.ok || !profilePaths.includes(path)) return null
  const customer = await customerIn(answer)
  return customer === null || customer.name === cookieIn(cookies, CUSTOMER_COOKIE) ? null : customer.name
}

/** The `Set-Cookie` value for a changed name. */
export const changedNameCookie = (name: string, secure: boolean): string => customerCookie(name, NAME_AGE, secure)
