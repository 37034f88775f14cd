import { Button } from '@shop/ui/button'
import { Facets } from '@shop/ui/facets'
import { useLocation } from 'react-router'
import { StoreLink } from '../shell/store-link.tsx'
import { FacetFields } from './facets.tsx'
import type { ListView } from './list.server.ts'
import { useChoices } from './use-choices.ts'
import { useChoicesForm } from './use-choices-form.ts'

interface FilterPanelProps {
  list: ListView
  /** Id of its form, which the order of the list belongs to as well. */
  form: string
  /** Address of the list without any choice. */
  reset: string
}

/** The facets beside the goods. Choices apply at once; without scripts they are sent. */
export function FilterPanel({ list, form: id, reset }: FilterPanelProps) {
  const { facets, words, chips } = list
  const { pathname } = useLocation()
  const { ahead, go, follow } = useChoices()
  const form = useChoicesForm(ahead, go)
  return (
    <Facets.Root id="filters">
      <Facets.Head>
        <Facets.Title />
        {chips.length > 0 && (
          <Button asChild variant="quiet">
            <StoreLink href={reset} onClick={follow}>
              {words.reset}
            </StoreLink>
          </Button>
        )}
      </Facets.Head>
      <form ref={form} id={id} action={pathname} autoComplete="off" onSubmit={event => event.preventDefault()}>
        <FacetFields facets={facets} chosen={ahead} onChoice={go} />
        <Button type="submit" variant="ink" wide className="without-scripts">
          {words.apply}
        </Button>
      </form>
    </Facets.Root>
  )
}
