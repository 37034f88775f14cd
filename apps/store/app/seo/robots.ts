import { requestContext } from '../context.ts'
import type { Route } from './+types/robots.ts'

/** What search engines leave alone; private pages say so themselves as well. */
const closed = ['/api/', '/cart', '/wishlist', '/checkout', '/account', '/newsletter', '/message']

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(requestContext)
  const lines = ['User-agent: *', ...closed.map(path => `Disallow: ${path}`), `Sitemap: ${origin}/sitemap.xml`]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
