import '../goods/goods-look.ts'
import '../listing/listing-look.ts'
import '../news/prose.css'
import { splitLocale } from '@shop/contract/locales'
import { redirect } from 'react-router'
import { later } from '../later.tsx'
import { withoutEmpty } from '../listing/address.ts'
import { CategoryScreen } from '../listing/category-screen.tsx'
import { pageView } from '../listing/page.server.ts'
import { encodeLoaderData, useLoaderDataValue } from '../loader-data-codec.ts'
import { Prose } from '../news/prose.tsx'
import { publicCacheHeaders, revalidateOnNavigation } from '../public-cache-headers.ts'
import { screenMeta } from '../seo/screen-meta.ts'
import { Breadcrumbs } from '../shell/later-breadcrumbs.ts'
import type { Route } from './+types/page.ts'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'
export const headers = publicCacheHeaders
export const shouldRevalidate = revalidateOnNavigation

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const tidy = withoutEmpty(url.searchParams)
  if (tidy !== null) throw redirect(url.pathname + tidy)
  const { seo, ...page } = await pageView(context, splitLocale(url.pathname).locale, params.page, url)
  return { page: encodeLoaderData(page), seo }
}

export const meta = screenMeta

const TextNeighbours = later(async () => (await import('../news/text-neighbours.tsx')).TextNeighbours)

/** A category with its goods, or a page of text. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const page = useLoaderDataValue(loaderData.page)
  if (page.kind === 'category') return <CategoryScreen {...page} />
  return (
    <div className="wrap text-page">
      <Breadcrumbs items={page.breadcrumbs} />
      <h1 data-text="h1">{page.title}</h1>
      <div className="text-page__body">
        <Prose html={page.body} />
        <TextNeighbours />
      </div>
    </div>
  )
}
