import '../features/catalogue/tile/product-tile-styles.ts'
import '../features/catalogue/tile/category-tiles.css'
import '../features/content/home/home.css'
import '../features/content/news/news-list.css'
import '../platform/theme/media-surface.css'
import '../platform/theme/spec-table.css'
import { splitLocale } from '@shop/contract/locales'
import { feedOf, homePage } from '../features/content/index.server.ts'
import { Banner } from '../features/content/index.ts'
import { hydrateOnInteraction } from '../platform/hydration/hydrate-on-interaction.tsx'
import { encodeLoaderData, useLoaderDataValue } from '../platform/hydration/loader-data-codec.ts'
import { pageMeta } from '../platform/seo/page-meta.server.ts'
import type { Route } from './+types/home.ts'

export { headers, shouldRevalidate } from '../platform/request/public-cache-headers.ts'
export { ErrorBoundary, meta } from '../shell/page-route.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const { meta, ...page } = await homePage(context, locale)
  return { page: encodeLoaderData(page), seo: pageMeta(context, { meta, url, feed: feedOf(locale, 'news') }) }
}

const Sections = hydrateOnInteraction(
  async () => (await import('../features/content/home/home-sections.tsx')).HomeSections,
)

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const page = useLoaderDataValue(loaderData.page)
  return (
    <>
      <Banner slides={page.banners} words={page.words.banner} />
      <Sections page={page} />
    </>
  )
}
