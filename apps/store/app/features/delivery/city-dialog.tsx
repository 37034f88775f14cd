import './delivery-terms.css'
import { Modal } from '@shop/ui/modal'
import { use } from 'react'
import { loadDeliveryWords } from '../../platform/words/load-words.ts'
import { usePage } from '../../platform/words/use-page.ts'
import { useModals } from '../../shell/dialogs/use-modals.ts'
import { CityChoice } from './city-choice.tsx'

/** «Куди доставити?» of the header. */
export function CityDialog() {
  const { locale } = usePage()
  const words = use(loadDeliveryWords(locale))
  const { close } = useModals()
  return (
    <Modal.Content name="delivery-city" placement="center">
      <Modal.Header>
        <Modal.Title>{words.where}</Modal.Title>
        <Modal.Close />
      </Modal.Header>
      <Modal.Body className="city-choice">
        <CityChoice words={words} onChosen={close} />
      </Modal.Body>
    </Modal.Content>
  )
}
