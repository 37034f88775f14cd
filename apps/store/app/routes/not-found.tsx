import { data } from 'react-router'
import { screenMeta } from '../seo/screen-meta.ts'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'
export const meta = screenMeta

/** `/404` and every unknown address. */
export const loader = (): { seo: [] } => {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
