import { layout, type RouteConfig, route } from '@react-router/dev/routes'
import { locales, prefixOf } from '@shop/contract/locales'
import { type Screen, screens } from './screens.ts'

/** `/ru` + `/search/:query?` without the slash at its start, as the router wants it. */
const pathOf = (prefix: string, path: string) => `${prefix}${path === '/' ? '' : path}`.slice(1)

const inFrame = (frame: Screen['frame'], locale: (typeof locales)[number]) =>
  layout(
    `frames/${frame}.tsx`,
    { id: `${frame}-frame___${locale}` },
    screens
      .filter(screen => screen.frame === frame)
      .map(({ name, path, file }) =>
        route(pathOf(prefixOf(locale), path), `routes/${file}.tsx`, { id: `${name}___${locale}` }),
      ),
  )

/** Every screen in every language, once. Source: spec §2: «route names carry a locale suffix». */
export default [
  ...locales.flatMap(locale => [inFrame('shop', locale), inFrame('checkout', locale)]),
  route('checkout/keep', 'checkout/keep-route.ts'),
  route('sitemap.xml', 'seo/sitemap.ts'),
  route('robots.txt', 'seo/robots.ts'),
] satisfies RouteConfig
