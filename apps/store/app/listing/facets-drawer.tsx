import { Button } from '@shop/ui/button'
import { Modal } from '@shop/ui/modal'
import { useId } from 'react'
import { useLocation } from 'react-router'
import { StoreLink } from '../shell/store-link.tsx'
import { Facets } from './facets.tsx'
import type { ListView } from './list.server.ts'
import { useChoices } from './use-choices.ts'

interface FacetsDrawerProps extends Pick<ListView, 'facets' | 'chosenPrice' | 'words'> {
  open: boolean
  onClose: () => void
  /** Where the list stands without any choice; null when nothing is chosen. */
  reset: string | null
}

/** The facets of a phone: choices apply at once behind the drawer, its button says how many goods they list. */
export default function FacetsDrawer({ open, onClose, reset, ...fields }: FacetsDrawerProps) {
  const id = useId()
  const { pathname } = useLocation()
  const { form, apply } = useChoices()
  const { words } = fields
  const sort = new URLSearchParams(useLocation().search).get('sort')
  return (
    <Modal.Root name={open ? 'filters' : null} onNameChange={onClose}>
      <Modal.Content name="filters" placement="start">
        <Modal.Head>
          <Modal.Title>{words.filters}</Modal.Title>
          <Modal.Close />
        </Modal.Head>
        <Modal.Body>
          <form ref={form} id={id} action={pathname} onSubmit={apply} className="facets-drawer">
            {sort && <input type="hidden" name="sort" value={sort} />}
            <Facets {...fields} onChoice={apply} />
          </form>
        </Modal.Body>
        <Modal.Foot>
          <div className="facets-drawer__foot">
            {reset && (
              <Button asChild variant="quiet">
                <StoreLink href={reset}>{words.reset}</StoreLink>
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
