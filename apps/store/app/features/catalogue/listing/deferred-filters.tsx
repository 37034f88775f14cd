// Forms and links that are hydrated on the first interaction: one module, so that they are one request.
import { Button } from '@shop/ui/button'
import { Facets } from '@shop/ui/facets'
import { Pagination } from '@shop/ui/pagination'
import { SortSelect } from '@shop/ui/sort-select'
import { StoreLink } from '../../../platform/navigation/store-link.tsx'
import { FilterFields } from './filter-fields.tsx'
import type { ListView } from './list.server.ts'
import { withPage } from './list-params.ts'
import { useFilterNavigation } from './use-filter-navigation.ts'
import { usePrehydrationFilters } from './use-prehydration-filters.ts'

interface FilterPanelProps {
  list: ListView
  /** Id of its form, which the sort field belongs to as well. */
  form: string
}

/** Filters beside the products. Applied at once; without scripts by submitting the form. */
export function FilterPanel({ list, form: id }: FilterPanelProps) {
  const { facets, words, chips, path, reset } = list
  const { ahead, take, go, follow } = useFilterNavigation(list)
  const form = usePrehydrationFilters(ahead, take, go)
  return (
    <Facets.Root id="filters">
      <Facets.Header>
        <Facets.Title />
        {chips.length > 0 && (
          <Button asChild variant="quiet">
            <StoreLink href={reset} onClick={follow}>
              {words.reset}
            </StoreLink>
          </Button>
        )}
      </Facets.Header>
      <form ref={form} id={id} action={path} autoComplete="off" onSubmit={event => event.preventDefault()}>
        <FilterFields facets={facets} chosen={ahead} onChoice={go} />
        <Button type="submit" variant="neutral" fullWidth className="without-scripts">
          {words.apply}
        </Button>
      </form>
    </Facets.Root>
  )
}

/** The sort order. Without scripts its own button submits the form of the filters. What was chosen before hydration they apply. */
export function SortField({ list, form }: FilterPanelProps) {
  const { words, sort, sorts } = list
  const { sortBy } = useFilterNavigation(list)
  return (
    <div className="toolbar__sort">
      <SortSelect label={words.sort} name="sort" form={form} options={sorts} value={sort} onValueChange={sortBy} />
      <Button type="submit" form={form} size="small" className="without-scripts">
        {words.applySort}
      </Button>
    </div>
  )
}

/** A chip for each applied filter, linked to the list without it. */
export function AppliedFilters({ list }: { list: ListView }) {
  const { follow } = useFilterNavigation(list)
  return (
    <Facets.AppliedFilters>
      {list.chips.map(({ name, search }) => (
        <Facets.Chip key={name} href={list.path + search} name={name} onClick={follow} />
      ))}
    </Facets.AppliedFilters>
  )
}

/** Links to the pages of a list. */
export function ListPagination({ path, search, page, pages }: Pick<ListView, 'path' | 'search' | 'page' | 'pages'>) {
  return <Pagination page={page} pages={pages} href={to => path + withPage(new URLSearchParams(search), to)} />
}
