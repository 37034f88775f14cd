import { defaultLocale } from '@shop/contract/locales'
import { redirect } from 'react-router'
import { getSettings } from '../platform/request/settings.server.ts'
import { noExtras } from '../platform/theme/document-extras.ts'
import type { Route } from './+types/favicon.ts'

/** `/favicon.ico`, which browsers and feed readers ask for by itself: the icon of the pages. */
export async function loader({ context }: Route.LoaderArgs) {
  const { favicon } = await getSettings(context, defaultLocale)
  return redirect(favicon || noExtras.favicon, { headers: { 'Cache-Control': 'public, max-age=86400' } })
}
