import { Button } from '@shop/ui/button'
import { Facets } from '@shop/ui/facets'
import { StoreLink } from '../shell/store-link.tsx'
import { FilterFields } from './filter-fields.tsx'
import type { ListView } from './list.server.ts'
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
  const { ahead, go, follow } = useFilterNavigation(list)
  const form = usePrehydrationFilters(ahead, go)
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
