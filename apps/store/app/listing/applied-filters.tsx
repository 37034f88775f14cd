import { Facets } from '@shop/ui/facets'
import type { ListView } from './list.server.ts'
import { useFilterNavigation } from './use-filter-navigation.ts'

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
