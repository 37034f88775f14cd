import '@shop/ui/theme/field.css'
import '../wishlist/group-dialog.css'
import type { ModalData } from '@shop/flows/modal'
import { Modal } from '@shop/ui/modal'
import { use } from 'react'
import { usePage } from '../page.ts'
import { GroupChoice } from '../wishlist/group-choice.tsx'
import { loadWishlistWords } from '../wishlist/load-wishlist-words.ts'
import { useModals } from './use-modals.ts'

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
