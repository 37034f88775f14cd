import type { User } from '@shop/contract'
import { persistentCookie } from '../browser/cookie-text.ts'
import { CITY_COOKIE } from '../browser/remembered-city.ts'

/** Contains the access token. HttpOnly: set and cleared by the store's server only. Under TLS it is sent as `__Host-session`. */
export const SESSION_COOKIE = 'session'

/** With the prefix no sibling domain can set it, and sign a shopper in to an account of its own. */
const sessionCookieName = (secure: boolean) => (secure ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE)

/** Reads a request's cookies by their names in this module. */
export const cookieReader =
  (read: (name: string) => string | undefined, secure: boolean) =>
  (name: string): string | undefined =>
    read(name === SESSION_COOKIE ? sessionCookieName(secure) : name)

/** Readable by scripts: the first name, shown in the header of cached pages. Authorises nothing. */
export const CUSTOMER_COOKIE = 'customer'

/** Readable by scripts: the customer's id, which tells apart what this browser has stored of customers. Grants nothing. */
export const CUSTOMER_ID_COOKIE = 'customer_id'

/** A session as the backend answers to signing in. */
export interface NewSession {
  readonly access_token: string
  /** Seconds. */
  readonly expires_in: number
  readonly user: Pick<User, 'id' | 'name'>
}

const attributes = (maxAge: number, secure: boolean) =>
  `Path=/; Max-Age=${maxAge}; SameSite=Lax${secure ? '; Secure' : ''}`

/** The token of a session cookie; undefined for an invalid one. */
export const sessionToken = (cookie: string | undefined): string | undefined =>
  cookie !== undefined && /^[\w-]{20,128}$/.test(cookie) ? cookie : undefined

/** Owner of what a browser without a session stores. */
export const GUEST = 'guest'

export const customerOwner = (id: number | string): string => `customer ${id}`

/** `Set-Cookie` value of the name. `maxAge` in seconds. */
export const customerCookie = (name: string, maxAge: number, secure: boolean) =>
  `${CUSTOMER_COOKIE}=${encodeURIComponent(name)}; ${attributes(maxAge, secure)}`

/** The `Set-Cookie` values of a new session. */
export const sessionCookies = ({ access_token, expires_in, user }: NewSession, secure: boolean): string[] => [
  `${sessionCookieName(secure)}=${encodeURIComponent(access_token)}; ${attributes(expires_in, secure)}; HttpOnly`,
  customerCookie(user.name, expires_in, secure),
  `${CUSTOMER_ID_COOKIE}=${user.id}; ${attributes(expires_in, secure)}`,
]

/** The `Set-Cookie` values that end a session in this browser, and forget the city that was chosen in it. */
export const clearedSessionCookies = (secure: boolean): string[] => [
  `${sessionCookieName(secure)}=; ${attributes(0, secure)}; HttpOnly`,
  customerCookie('', 0, secure),
  `${CUSTOMER_ID_COOKIE}=; ${attributes(0, secure)}`,
  persistentCookie(CITY_COOKIE, null, secure),
]

/** The `Set-Cookie` values that forget what was chosen in the session of another customer, over which this one signs in. */
export const replacedCustomerCookies = (
  read: (name: string) => string | undefined,
  id: number,
  secure: boolean,
): string[] =>
  [undefined, String(id)].includes(read(CUSTOMER_ID_COOKIE)) ? [] : [persistentCookie(CITY_COOKIE, null, secure)]

/** Whether a `Set-Cookie` value sets a cookie of the session. */
export const isSessionCookie = (cookie: string): boolean => /^(?:__Host-)?session=/.test(cookie)

/**
 * The `Set-Cookie` values that an answer needs besides its own when the browser has lost the session, but not the cookies that scripts
 * read: the next person at it would see whose it was.
 */
export const orphanedCookies = (
  read: (name: string) => string | undefined,
  answered: readonly string[],
  secure: boolean,
): string[] => {
  const hasSession = sessionToken(cookieReader(read, secure)(SESSION_COOKIE)) !== undefined
  const hasCustomer = read(CUSTOMER_ID_COOKIE) !== undefined || read(CUSTOMER_COOKIE) !== undefined
  return hasSession || !hasCustomer || answered.some(isSessionCookie) ? [] : clearedSessionCookies(secure)
}
