import '@shop/ui/theme/field.css'
import './group-dialog.css'
import type { ModalData } from '@shop/flows/modal'
import { Modal } from '@shop/ui/modal'
import { use } from 'react'
import { loadWishlistWords } from '../../platform/words/load-words.ts'
import { usePage } from '../../platform/words/use-page.ts'
import { useModals } from '../../shell/dialogs/use-modals.ts'
import { GroupChoice } from './group-choice.tsx'

/** The group of a product that has just been liked. `data`: the product's id. */
export function WishlistGroupDialog({ data: { data } }: { data: ModalData }) {
  const { locale } = usePage()
  const words = use(loadWishlistWords(locale))
  const { close } = useModals()
  if (typeof data !== 'number') return null
  return (
    <Modal.Content name="wishlist-group" placement="center" className="group-dialog">
      <Modal.Header>
        <Modal.Title>{words.whichGroup}</Modal.Title>
        <Modal.Close />
      </Modal.Header>
      <Modal.Body>
        <GroupChoice productId={data} words={words} locale={locale} onDone={close} />
      </Modal.Body>
    </Modal.Content>
  )
}
