import '../catalogue/product-tile-styles.ts'
import '../catalogue/category-tiles.css'
import '../home/home.css'
import '../news/news-list.css'
import '../styles/media-surface.css'
import '../styles/spec-table.css'
import { splitLocale } from '@shop/contract/locales'
import { Banner } from '../home/banner.tsx'
import { homePage } from '../home/loader.server.ts'
import { hydrateOnInteraction } from '../hydrate-on-interaction.tsx'
import { encodeLoaderData, useLoaderDataValue } from '../loader-data-codec.ts'
import { feedOf } from '../news/loader.server.ts'
import { publicCacheHeaders, revalidateOnNavigation } from '../public-cache-headers.ts'
import { pageMeta } from '../seo/page-meta.server.ts'
import { screenMeta } from '../seo/screen-meta.ts'
import type { Route } from './+types/home.ts'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'
export const headers = publicCacheHeaders
export const shouldRevalidate = revalidateOnNavigation

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const { meta, ...page } = await homePage(context, locale)
  return { page: encodeLoaderData(page), seo: pageMeta(context, { meta, url, feed: feedOf(locale) }) }
}

export const meta = screenMeta

const Sections = hydrateOnInteraction(async () => (await import('../home/home-sections.tsx')).HomeSections)

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const page = useLoaderDataValue(loaderData.page)
  return (
    <>
      <Banner slides={page.banners} words={page.words.banner} />
      <Sections page={page} />
    </>
  )
}
