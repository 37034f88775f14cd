import { localise, splitLocale } from '@shop/contract/locales'
import { redirect } from 'react-router'
import { signOut } from '../features/account/index.server.ts'
import type { Route } from './+types/logout.ts'

export { RouteError as ErrorBoundary } from '../shell/errors/route-error.tsx'

/** Signing out is a form submission; a GET of its URL changes nothing. */
export const loader = ({ url }: Route.LoaderArgs) => redirect(localise('/', splitLocale(url.pathname).locale))

export async function action({ context, url }: Route.ActionArgs) {
  const { locale } = splitLocale(url.pathname)
  return redirect(localise('/', locale), { status: 303, headers: await signOut(context, locale) })
}

export default function Logout() {
  return null
}
