import '../goods/product-tile-styles.ts'
import '../listing/listing-styles.ts'
import '../goods/category-tiles.css'
import '../styles/search.css'
import { splitLocale } from '@shop/contract/locales'
import { truncate } from '@shop/contract/text'
import { redirect } from 'react-router'
import { searchWithoutEmpty } from '../listing/list-params.ts'
import { searchView } from '../listing/search.server.ts'
import { SearchScreen } from '../listing/search-screen.tsx'
import { encodeLoaderData, useLoaderDataValue } from '../loader-data-codec.ts'
import { publicCacheHeaders, revalidateOnNavigation } from '../public-cache-headers.ts'
import { screenMeta } from '../seo/screen-meta.ts'
import { resultsPath } from '../shell/search-path.ts'
import type { Route } from './+types/search.ts'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'
export const headers = publicCacheHeaders
export const shouldRevalidate = revalidateOnNavigation

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const typed = truncate(url.searchParams.get('query') ?? '', 200)
  if (typed.trim()) throw redirect(resultsPath(locale, typed)) // the form before scripts run
  const tidy = searchWithoutEmpty(url.searchParams)
  if (tidy !== null) throw redirect(url.pathname + tidy)
  const { seo, ...page } = await searchView(context, locale, params.query?.trim() ?? '', url)
  return { page: encodeLoaderData(page), seo }
}

export const meta = screenMeta

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  return <SearchScreen {...useLoaderDataValue(loaderData.page)} />
}
