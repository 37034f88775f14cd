import '@shop/ui/theme/modal.css'
import { Button } from '@shop/ui/button'
import { Facets } from '@shop/ui/facets'
import { Modal } from '@shop/ui/modal'
import { useLocation } from 'react-router'
import { StoreLink } from '../shell/store-link.tsx'
import { FacetFields } from './facets.tsx'
import type { ListView } from './list.server.ts'
import { useChoices } from './use-choices.ts'

interface FacetsDrawerProps {
  list: ListView
  open: boolean
  onClose: () => void
  /** Where the list stands without any choice. */
  reset: string
}

/** The facets of a phone: choices apply at once behind the drawer, its button says how many goods they list. */
export default function FacetsDrawer({ list, open, onClose, reset }: FacetsDrawerProps) {
  const { words, facets, chips, total } = list
  const { pathname } = useLocation()
  const { ahead, go, follow } = useChoices()
  return (
    <Modal.Root name={open ? 'filters' : null} onNameChange={onClose}>
      <Modal.Content name="filters" placement="start">
        <Modal.Head>
          <Modal.Title>{words.filters}</Modal.Title>
          <Modal.Close />
        </Modal.Head>
        <Modal.Body>
          <form action={pathname} onSubmit={event => event.preventDefault()} className="facets-drawer">
            <FacetFields facets={facets} chosen={ahead} onChoice={go} />
          </form>
          <Facets.Status count={total} />
        </Modal.Body>
        <Modal.Foot>
          <div className="facets-drawer__foot">
            {chips.length > 0 && (
              <Button asChild variant="quiet">
                <StoreLink href={reset} onClick={follow}>
                  {words.reset}
                </StoreLink>
              </Button>
            )}
            <Button variant="accent" wide onClick={onClose}>
              {words.show}
            </Button>
          </div>
        </Modal.Foot>
      </Modal.Content>
    </Modal.Root>
  )
}
