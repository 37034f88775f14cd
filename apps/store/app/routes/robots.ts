import { requestContext } from '../platform/request/context.ts'
import type { Route } from './+types/robots.ts'

/** Disallowed paths; private pages have a robots tag as well. */
const closed = [
  '/api/',
  '/cart',
  '/wishlist',
  '/checkout',
  '/account',
  '/return-photo',
  '/newsletter',
  '/message',
  '/city',
]

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(requestContext)
  const lines = ['User-agent: *', ...closed.map(path => `Disallow: ${path}`), `Sitemap: ${origin}/sitemap.xml`]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
