import '../features/catalogue/tile/product-tile-styles.ts'
import '../features/catalogue/listing/listing-styles.ts'
import '../features/catalogue/tile/category-tiles.css'
import '../platform/theme/search.css'
import { splitLocale } from '@shop/contract/locales'
import { truncate, withoutInvisible } from '@shop/contract/text'
import { useEffect, useState } from 'react'
import { redirect } from 'react-router'
import { searchView } from '../features/catalogue/index.server.ts'
import { CategoryTiles, ListHeading, ProductList, searchWithoutEmpty } from '../features/catalogue/index.ts'
import { resultsPath } from '../features/search/index.ts'
import { hydrateOnInteraction } from '../platform/hydration/hydrate-on-interaction.tsx'
import { encodeLoaderData, useLoaderDataValue } from '../platform/hydration/loader-data-codec.ts'
import type { Route } from './+types/search.ts'

export { headers, shouldRevalidate } from '../platform/request/public-cache-headers.ts'
export { ErrorBoundary, meta } from '../shell/page-route.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const typed = truncate(url.searchParams.get('query') ?? '', 200)
  if (typed.trim()) throw redirect(resultsPath(locale, typed)) // a form submitted before hydration
  const tidy = searchWithoutEmpty(url.searchParams)
  if (tidy !== null) throw redirect(url.pathname + tidy)
  const { seo, ...page } = await searchView(context, locale, withoutInvisible(params.query ?? '').trim(), url)
  return { page: encodeLoaderData(page), seo }
}

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

const SearchForm = hydrateOnInteraction(async () => (await import('../features/search/search-form.tsx')).SearchForm)

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
