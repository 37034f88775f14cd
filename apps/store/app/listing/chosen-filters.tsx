import { Facets } from '@shop/ui/facets'
import { useLocation } from 'react-router'
import type { ListView } from './list.server.ts'
import { useChoices } from './use-choices.ts'

/** What is chosen, each with the way to the list without it. */
export function ChosenFilters({ chips }: Pick<ListView, 'chips'>) {
  const { pathname } = useLocation()
  const { follow } = useChoices()
  return (
    <Facets.Chosen>
      {chips.map(({ name, search }) => (
        <Facets.Chip key={name} href={pathname + search} name={name} onClick={follow} />
      ))}
    </Facets.Chosen>
  )
}
