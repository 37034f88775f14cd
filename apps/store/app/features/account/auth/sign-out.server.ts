import type { Locale } from '@shop/contract/locales'
import { redirectDocument } from 'react-router'
import { isSecure } from '../../../platform/browser/cookie-text.ts'
import { type LoaderContext, requestContext } from '../../../platform/request/context.ts'
import { clearedSessionCookies } from '../../../platform/session/session-cookie.ts'
import { clearedDraftCookies, clearedOrderCookies, clearedRememberMeCookies } from '../../checkout/cookies.server.ts'

/** The `Set-Cookie` values that sign out of this browser: they end the session and delete the customer's data. */
export const signedOutCookies = (secure: boolean): string[] => [
  ...clearedSessionCookies(secure),
  ...clearedDraftCookies(secure),
  ...clearedOrderCookies(secure),
  ...clearedRememberMeCookies(secure),
]

/** Headers that sign out of this browser. */
function clearedSession(context: LoaderContext): Headers {
  const headers = new Headers()
  for (const cookie of signedOutCookies(isSecure(context.get(requestContext)))) headers.append('Set-Cookie', cookie)
  return headers
}

/**
 * Leads to a page for guests, by a new document: an answer to the customer that comes later would otherwise tell the page that its session
 * has ended, and ask for signing in.
 */
export const leaveSignedOut = (context: LoaderContext, path: string): Response =>
  redirectDocument(path, { status: 303, headers: clearedSession(context) })

/** Ends the session. Clears its cookies even when the backend is unavailable, so that this browser is signed out in any case. */
export async function signOut(context: LoaderContext, locale: Locale): Promise<Headers> {
  const { client, isSignedIn } = context.get(requestContext).shopper()
  if (isSignedIn) await client.call('/api/auth/logout', { lang: locale })
  return clearedSession(context)
}
