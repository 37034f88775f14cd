import { data } from 'react-router'
import { redirectIfMoved } from '../platform/seo/moved-page.server.ts'
import type { Route } from './+types/not-found.ts'

export { ErrorBoundary, meta } from '../shell/page-route.ts'

/** `/404` and every unknown address, old ones of pages that moved among them. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<{ seo: [] }> {
  await redirectIfMoved(context, url)
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
