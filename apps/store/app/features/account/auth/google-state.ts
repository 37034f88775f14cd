/** Holds the sign-in at Google that this browser has started. */
export const GOOGLE_COOKIE = 'google_state'

/** Maximum duration of a sign-in at Google in seconds. */
const MAX_AGE = 10 * 60

export interface GoogleAttempt {
  /** Parameter of Google's address; the browser must come back with the same. */
  state: string
  /** Path of this shop that is shown afterwards. Its language is that of the page, because Google knows one address only. */
  next: string
}

/** `Set-Cookie` value of an attempt; null deletes it. */
export function googleAttemptCookie(attempt: GoogleAttempt | null, secure: boolean): string {
  const value = attempt ? encodeURIComponent(new URLSearchParams({ ...attempt }).toString()) : ''
  return `${GOOGLE_COOKIE}=${value}; Path=/; Max-Age=${attempt ? MAX_AGE : 0}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** The attempt in the cookie's decoded value; null when there is none. */
export function parseGoogleAttempt(cookie: string | undefined): GoogleAttempt | null {
  const found = new URLSearchParams(cookie)
  const [state, next] = [found.get('state'), found.get('next')]
  return state && next ? { state, next } : null
}

/** The state in the URL of Google's consent page; null when it has none. */
export const stateIn = (url: string): string | null =>
  URL.canParse(url) ? new URL(url).searchParams.get('state') || null : null
