import type { Locale } from '@shop/contract/locales'
import { type LoaderContext, requestContext } from '../context.ts'
import { isSecure } from '../cookie-text.ts'
import { clearedSessionCookies } from './session-cookie.ts'

/** Headers that clear the session's cookies. */
export function clearedSession(context: LoaderContext): Headers {
  const headers = new Headers()
  for (const cookie of clearedSessionCookies(isSecure(context.get(requestContext))))
    headers.append('Set-Cookie', cookie)
  return headers
}

/** Ends the session. Clears its cookies even when the backend is unavailable, so that this browser is signed out in any case. */
export async function signOut(context: LoaderContext, locale: Locale): Promise<Headers> {
  const { client, isSignedIn } = context.get(requestContext).shopper()
  if (isSignedIn) await client.call('/api/auth/logout', { lang: locale })
  return clearedSession(context)
}
