/**
 * Keeps the backend's token of a device on which an account has signed in: nobody's guesses keep its owner out of the account there.
 * It stays after signing out, names nobody and grants nothing.
 */
const DEVICE_COOKIE = 'device'

/** The backend's `DEVICE_HEADER`. */
const DEVICE_HEADER = 'Device-Token'

/** Seconds; the backend's tokens do not expire. */
const AGE = 400 * 24 * 60 * 60

/** Only calls about accounts, whose answers are never shared. */
const isAboutAccount = ({ url }: Request) => new URL(url).pathname.startsWith('/api/auth/')

/** Adds the device of the shopper's cookies to a call. */
export function nameDevice(call: Request, cookie: (name: string) => string | undefined): void {
  const token = isAboutAccount(call) ? cookie(DEVICE_COOKIE) : undefined
  if (token !== undefined && /^[\w.-]{1,100}$/.test(token)) call.headers.set(DEVICE_HEADER, token)
}

/** The `Set-Cookie` value of an answer that names the device; null for any other. */
export function deviceCookie({ headers }: Response, secure: boolean): string | null {
  const token = headers.get(DEVICE_HEADER)
  if (token === null) return null
  return `${DEVICE_COOKIE}=${token}; Path=/; Max-Age=${AGE}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`
}
