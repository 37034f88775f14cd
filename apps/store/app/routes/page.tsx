import '../catalogue/product-tile-styles.ts'
import '../listing/listing-styles.ts'
import '../listing/ways-into-catalogue.css'
import '../catalogue/category-tiles.css'
import { splitLocale } from '@shop/contract/locales'
import { redirect } from 'react-router'
import { hydrateOnInteraction } from '../hydrate-on-interaction.tsx'
import { categoryOrTextView } from '../listing/category.server.ts'
import { ListHeading } from '../listing/list-heading.tsx'
import { searchWithoutEmpty } from '../listing/list-params.ts'
import { ProductList } from '../listing/product-list.tsx'
import { encodeLoaderData, useLoaderDataValue } from '../loader-data-codec.ts'
import { publicCacheHeaders, revalidateOnNavigation } from '../public-cache-headers.ts'
import { orMoved } from '../seo/or-moved.server.ts'
import { screenMeta } from '../seo/screen-meta.ts'
import { Breadcrumbs } from '../shell/deferred-breadcrumbs.ts'
import { loadDeferredParts } from '../shell/load-deferred-parts.ts'
import { StoreLink } from '../shell/store-link.tsx'
import type { Route } from './+types/page.ts'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'
export const headers = publicCacheHeaders
export const shouldRevalidate = revalidateOnNavigation

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const tidy = searchWithoutEmpty(url.searchParams)
  if (tidy !== null) throw redirect(url.pathname + tidy)
  const { seo, ...page } = await orMoved(context, url, () =>
    categoryOrTextView(context, splitLocale(url.pathname).locale, params.page, url),
  )
  return { page: encodeLoaderData(page), seo }
}

export const meta = screenMeta

const TextPage = hydrateOnInteraction(async () => (await import('../news/text-page.tsx')).TextPage)
const CategoryTiles = hydrateOnInteraction(async () => (await import('../catalogue/category-tiles.tsx')).CategoryTiles)
const WaysIntoCatalogue = hydrateOnInteraction(async () => (await loadDeferredParts()).WaysIntoCatalogue)

type ListPage = Pick<
  Extract<Awaited<ReturnType<typeof categoryOrTextView>>, { list: object }>,
  'title' | 'text' | 'list'
>

interface CategoryLinks {
  label: string
  items: readonly { name: string; url: string; count: number }[]
}

/** Title and text of a list of products, above links that narrow it. */
function CategoryHeading({ page: { title, text, list }, links }: { page: ListPage; links: CategoryLinks | null }) {
  return (
    <div className="page-heading">
      <ListHeading title={title} list={list} />
      {text && (
        <p className="page-heading__text" data-text="muted">
          {text}
        </p>
      )}
      {links && links.items.length > 0 && (
        <nav className="subcategories" aria-label={links.label}>
          {links.items.map(({ name, url, count }) => (
            <StoreLink key={url} href={url}>
              {name} <span>{count}</span>
            </StoreLink>
          ))}
        </nav>
      )}
    </div>
  )
}

/** A category: subcategories and products; the catalogue; or a page of text, of a trade with its kit. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const page = useLoaderDataValue(loaderData.page)
  if (page.kind === 'category')
    return (
      <div className="wrap">
        <Breadcrumbs items={page.breadcrumbs} />
        <CategoryHeading page={page} links={page.subcategories} />
        <ProductList list={page.list} />
      </div>
    )
  if (page.kind === 'collection')
    return (
      <div className="wrap">
        <Breadcrumbs items={page.breadcrumbs} />
        <CategoryHeading page={page} links={page.categories} />
        {page.tiles.length > 0 && (
          <>
            <CategoryTiles categories={page.tiles} />
            <WaysIntoCatalogue />
            <h2 data-text="h2" className="listing-title" id="all">
              {page.allTitle}
            </h2>
          </>
        )}
        <ProductList list={page.list} />
      </div>
    )
  return <TextPage page={page} />
}
