import '../features/catalogue/tile/product-tile-styles.ts'
import '../features/catalogue/listing/listing-styles.ts'
import '../shell/catalogue-links.css'
import '../features/catalogue/tile/category-tiles.css'
import { splitLocale } from '@shop/contract/locales'
import { redirect } from 'react-router'
import { listingView, showPage } from '../features/catalogue/index.server.ts'
import { ListHeading, ProductList, searchWithoutEmpty } from '../features/catalogue/index.ts'
import { textView } from '../features/content/index.server.ts'
import { hydrateOnInteraction } from '../platform/hydration/hydrate-on-interaction.tsx'
import { encodeLoaderData, useLoaderDataValue } from '../platform/hydration/loader-data-codec.ts'
import { StoreLink } from '../platform/navigation/store-link.tsx'
import { loadOrRedirect } from '../platform/seo/moved-page.server.ts'
import { Breadcrumbs } from '../shell/deferred-breadcrumbs.ts'
import { loadDeferredParts } from '../shell/load-deferred-parts.ts'
import type { Route } from './+types/page.ts'

export { headers, shouldRevalidate } from '../platform/request/public-cache-headers.ts'
export { ErrorBoundary, meta } from '../shell/page-route.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const tidy = searchWithoutEmpty(url.searchParams)
  if (tidy !== null) throw redirect(url.pathname + tidy)
  const { locale } = splitLocale(url.pathname)
  const { seo, ...page } = await loadOrRedirect(context, url, async () => {
    const shown = await showPage(context, locale, params.page, url)
    return shown.kind === 'content' ? textView(context, locale, shown, url) : listingView(context, locale, shown, url)
  })
  return { page: encodeLoaderData(page), seo }
}

const TextPage = hydrateOnInteraction(async () => (await import('../features/content/text/text-page.tsx')).TextPage)
const CategoryTiles = hydrateOnInteraction(
  async () => (await import('../features/catalogue/tile/category-tiles.tsx')).CategoryTiles,
)
const CatalogueLinks = hydrateOnInteraction(async () => (await loadDeferredParts()).CatalogueLinks)

type ListPage = Pick<Awaited<ReturnType<typeof listingView>>, 'title' | 'text' | 'list'>

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
            <CatalogueLinks />
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
