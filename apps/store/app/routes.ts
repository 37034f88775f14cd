import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { articleKinds } from '@shop/contract/constants'
import { type Locale, locales, prefixOf } from '@shop/contract/locales'
import { type Screen, screens } from './screens.ts'

/** `/ru` + `/search/:query?` without the slash at its start, as the router wants it. */
const pathOf = (prefix: string, path: string) => `${prefix}${path === '/' ? '' : path}`.slice(1)

const inLayout = (name: Screen['layout'], locale: Locale, nested: RouteConfigEntry[] = []) =>
  layout(`routes/layouts/${name}.tsx`, { id: `${name}-layout___${locale}` }, [
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
  route('checkout/save-step', 'routes/save-step.ts'),
  route('session/:method', 'routes/session.ts'),
  route('customer.css', 'routes/customer-styles.ts'),
  route('return-photo/:id', 'routes/return-photo.ts'),
  route('account/data', 'routes/account-export.ts'),
  ...articleKinds.flatMap(kind =>
    locales.map(locale =>
      route(pathOf(prefixOf(locale), `/${kind}.xml`), 'routes/news-feed.ts', { id: `${kind}-feed___${locale}` }),
    ),
  ),
  route('robots.txt', 'routes/robots.ts'),
  route('favicon.ico', 'routes/favicon.ts'),
  ...locales.flatMap(locale => [
    route(pathOf(prefixOf(locale), '/offline.html'), 'routes/offline-page.ts', { id: `offline___${locale}` }),
    route(pathOf(prefixOf(locale), '/manifest.webmanifest'), 'routes/web-manifest.ts', { id: `manifest___${locale}` }),
  ]),
] satisfies RouteConfig
