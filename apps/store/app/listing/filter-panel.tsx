import { Button } from '@shop/ui/button'
import { Facets } from '@shop/ui/facets'
import { StoreLink } from '../shell/store-link.tsx'
import { FacetFields } from './facets.tsx'
import type { ListView } from './list.server.ts'
import { useChoices } from './use-choices.ts'
import { useChoicesForm } from './use-choices-form.ts'

interface FilterPanelProps {
  list: ListView
  /** Id of its form, which the order of the list belongs to as well. */
  form: string
}

/** The facets beside the goods. Choices apply at once; without scripts they are sent. */
export function FilterPanel({ list, form: id }: FilterPanelProps) {
  const { facets, words, chips, path, reset } = list
  const { ahead, go, follow } = useChoices(list)
  const form = useChoicesForm(ahead, go)
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
        <FacetFields facets={facets} chosen={ahead} onChoice={go} />
        <Button type="submit" variant="neutral" fullWidth className="without-scripts">
          {words.apply}
        </Button>
      </form>
    </Facets.Root>
  )
}
