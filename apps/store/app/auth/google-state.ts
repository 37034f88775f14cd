/** Holds the state of a sign-in at Google that this browser has started. */
export const GOOGLE_COOKIE = 'google_state'

/** Seconds that signing in at Google may take. */
const MAX_AGE = 10 * 60

/** `Set-Cookie` value with the state of Google's address; null deletes it. */
export const googleStateCookie = (state: string | null, secure: boolean): string =>
  `${GOOGLE_COOKIE}=${encodeURIComponent(state ?? '')}; Path=/; Max-Age=${state ? MAX_AGE : 0}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

/** The state in the address of Google's consent page; null when it has none. */
export const stateIn = (url: string): string | null =>
  URL.canParse(url) ? new URL(url).searchParams.get('state') || null : null
