import '../catalogue/product-tile-styles.ts'
import '../listing/listing-styles.ts'
import '../catalogue/category-tiles.css'
import '../styles/search.css'
import { splitLocale } from '@shop/contract/locales'
import { truncate } from '@shop/contract/text'
import { useEffect, useState } from 'react'
import { redirect } from 'react-router'
import { CategoryTiles } from '../catalogue/category-tiles.tsx'
import { hydrateOnInteraction } from '../hydrate-on-interaction.tsx'
import { ListHeading } from '../listing/list-heading.tsx'
import { searchWithoutEmpty } from '../listing/list-params.ts'
import { ProductList } from '../listing/product-list.tsx'
import { searchView } from '../listing/search.server.ts'
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
  if (typed.trim()) throw redirect(resultsPath(locale, typed)) // a form submitted before hydration
  const tidy = searchWithoutEmpty(url.searchParams)
  if (tidy !== null) throw redirect(url.pathname + tidy)
  const { seo, ...page } = await searchView(context, locale, params.query?.trim() ?? '', url)
  return { page: encodeLoaderData(page), seo }
}

export const meta = screenMeta

/** Announces the filters once the page is shown, because words of the query may have become some. */
function AppliedStatus({ text }: { text: string }) {
  const [announced, announce] = useState('')
  useEffect(() => announce(text), [text])
  return (
    <p role="status" data-visually-hidden="">
      {announced}
    </p>
  )
}

const SearchForm = hydrateOnInteraction(async () => (await import('../shell/search-form.tsx')).SearchForm)

/** Search results; without a query or results, the search field and categories. */
export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { query, title, text, applied, form, popular, list, categories } = useLoaderDataValue(loaderData.page)
  return (
    <div className="wrap">
      <div className="page-heading page-heading--search">
        <ListHeading title={title} list={list} />
        {text && <p data-text="muted">{text}</p>}
        {!list && <SearchForm key={query} words={form} landmark={title} />}
      </div>
      <AppliedStatus text={applied} />
      {list && <ProductList list={list} />}
      {categories.length > 0 && (
        <section aria-labelledby="popular">
          <div className="section__header">
            <h2 id="popular" data-text="h2">
              {popular}
            </h2>
          </div>
          <CategoryTiles categories={categories} />
        </section>
      )}
    </div>
  )
}
