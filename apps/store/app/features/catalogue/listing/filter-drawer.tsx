import '@shop/ui/theme/modal.css'
import { Button } from '@shop/ui/button'
import { Facets } from '@shop/ui/facets'
import { Modal } from '@shop/ui/modal'
import { StoreLink } from '../../../platform/navigation/store-link.tsx'
import { FilterFields } from './filter-fields.tsx'
import type { ListView } from './list.server.ts'
import { useFilterNavigation } from './use-filter-navigation.ts'

interface FacetsDrawerProps {
  list: ListView
  open: boolean
  onClose: () => void
}

/** Filters on a phone: applied at once behind the drawer, whose button says how many products match. */
export default function FilterDrawer({ list, open, onClose }: FacetsDrawerProps) {
  const { words, facets, chips, total, path, reset } = list
  const { ahead, go, follow } = useFilterNavigation(list)
  return (
    <Modal.Root name={open ? 'filters' : null} onNameChange={onClose}>
      <Modal.Content name="filters" placement="start">
        <Modal.Header>
          <Modal.Title>{words.filters}</Modal.Title>
          <Modal.Close />
        </Modal.Header>
        <Modal.Body>
          <form action={path} onSubmit={event => event.preventDefault()} className="filter-drawer">
            <FilterFields facets={facets} chosen={ahead} onChoice={go} />
          </form>
          <Facets.Status count={total} />
        </Modal.Body>
        <Modal.Footer>
          <div className="filter-drawer__actions">
            {chips.length > 0 && (
              <Button asChild variant="quiet">
                <StoreLink href={reset} onClick={follow}>
                  {words.reset}
                </StoreLink>
              </Button>
            )}
            <Button variant="accent" fullWidth onClick={onClose}>
              {words.showProducts}
            </Button>
          </div>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  )
}
