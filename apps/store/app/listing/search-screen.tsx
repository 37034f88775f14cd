import { CategoryTiles } from '../goods/category-tiles.tsx'
import { hydrateOnInteraction } from '../hydrate-on-interaction.tsx'
import { ListHeading } from './list-heading.tsx'
import { ProductList } from './product-list.tsx'
import type { SearchView } from './search.server.ts'

const SearchForm = hydrateOnInteraction(async () => (await import('../shell/search-form.tsx')).SearchForm)

/** Search results; without a query or results, the search field and categories. */
export function SearchScreen({
  query,
  title,
  text,
  label,
  hint,
  go,
  category,
  popular,
  found,
  categories,
}: Omit<SearchView, 'seo'>) {
  return (
    <div className="wrap">
      <div className="pagehead pagehead--search">
        <ListHeading title={title} list={found?.list} />
        {text && <p data-text="muted">{text}</p>}
        {!found && (
          <SearchForm key={query} words={{ search: label, searchHint: hint, searchGo: go, searchCategory: category }} />
        )}
      </div>
      {found && <ProductList list={found.list} />}
      {categories.length > 0 && (
        <section aria-labelledby="popular">
          <div className="section__head">
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
