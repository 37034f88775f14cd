import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { type Locale, locales, prefixOf } from '@shop/contract/locales'
import { type Screen, screens } from './screens.ts'

/** `/ru` + `/search/:query?` without the slash at its start, as the router wants it. */
const pathOf = (prefix: string, path: string) => `${prefix}${path === '/' ? '' : path}`.slice(1)

const inLayout = (name: Screen['layout'], locale: Locale, nested: RouteConfigEntry[] = []) =>
  layout(`layouts/${name}.tsx`, { id: `${name}-layout___${locale}` }, [
    ...screens
      .filter(screen => screen.layout === name)
      .map(screen =>
        route(pathOf(prefixOf(locale), screen.path), `routes/${screen.file}.tsx`, { id: `${screen.name}___${locale}` }),
      ),
    ...nested,
  ])

/** Every screen in every language, once. Source: spec §2: «route names carry a locale suffix». */
export default [
  ...locales.flatMap(locale => [inLayout('shop', locale, [inLayout('account', locale)]), inLayout('checkout', locale)]),
  route('checkout/save-step', 'checkout/save-step-route.ts'),
  route('session/:method', 'auth/session-route.ts'),
  route('customer.css', 'auth/customer-styles.ts'),
  route('return-photo/:id', 'returns/photo-route.ts'),
  route('account/data', 'account/export-route.ts'),
  ...locales.map(locale =>
    route(pathOf(prefixOf(locale), '/news.xml'), 'news/feed.ts', { id: `news-feed___${locale}` }),
  ),
  route('robots.txt', 'seo/robots.ts'),
  route('favicon.ico', 'seo/favicon.ts'),
  ...locales.flatMap(locale => [
    route(pathOf(prefixOf(locale), '/offline.html'), 'offline/offline-page.ts', { id: `offline___${locale}` }),
    route(pathOf(prefixOf(locale), '/manifest.webmanifest'), 'offline/web-manifest.ts', { id: `manifest___${locale}` }),
  ]),
] satisfies RouteConfig
