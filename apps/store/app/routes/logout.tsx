import { localise, splitLocale } from '@shop/contract/locales'
import { redirect } from 'react-router'
import { clearedSessionCookies } from '../auth/session-cookie.ts'
import { requestContext } from '../context.ts'
import { isSecure } from '../cookie-text.ts'
import type { Route } from './+types/logout.ts'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

/** Signing out is a form; its address alone changes nothing. */
export const loader = ({ url }: Route.LoaderArgs) => redirect(localise('/', splitLocale(url.pathname).locale))

/** Ends the session. Its cookies go even when the backend cannot be reached: the shopper asked to be signed out here. */
export async function action({ context, url }: Route.ActionArgs) {
  const { locale } = splitLocale(url.pathname)
  const visit = context.get(requestContext)
  const { client, isSignedIn } = visit.shopper()
  if (isSignedIn) await client.call('/api/auth/logout', { lang: locale })
  const headers = new Headers()
  for (const cookie of clearedSessionCookies(isSecure(visit))) headers.append('Set-Cookie', cookie)
  return redirect(localise('/', locale), { status: 303, headers })
}

export default function Logout() {
  return null
}
