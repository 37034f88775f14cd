import { Facets } from '@shop/ui/facets'
import type { ListView } from './list.server.ts'
import { useChoices } from './use-choices.ts'

/** What is chosen, each with the way to the list without it. */
export function ChosenFilters({ list }: { list: ListView }) {
  const { follow } = useChoices(list)
  return (
    <Facets.AppliedFilters>
      {list.chips.map(({ name, search }) => (
        <Facets.Chip key={name} href={list.path + search} name={name} onClick={follow} />
      ))}
    </Facets.AppliedFilters>
  )
}
