import { localise, splitLocale } from '@shop/contract/locales'
import { getSettings } from '../platform/request/settings.server.ts'
import type { Route } from './+types/web-manifest.ts'

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/brand/icon-${purpose === 'any' ? '' : 'maskable-'}${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** `/manifest.webmanifest`: makes the shop installable, under its name and in the language of the page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const { name, favicon } = await getSettings(context, locale)
  const manifest = {
    id: '/',
    name,
    short_name: name,
    lang: locale,
    start_url: localise('/', locale),
    scope: '/',
    display: 'standalone',
    // Of the header, whose colour no setting changes.
    theme_color: '#15181b',
    background_color: '#15181b',
    icons: favicon
      ? [{ src: favicon, sizes: 'any', type: 'image/webp' }]
      : [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=0, s-maxage=3600' },
  })
}
