import '@shop/ui/theme/price.css'
import '../cart/cart.css'
import '../styles/plate.css'
import { localise } from '@shop/contract/locales'
import type { ModalData } from '@shop/flows/modal'
import { useFlow } from '@shop/flows/react'
import { Button } from '@shop/ui/button'
import { CheckIcon } from '@shop/ui/icon'
import { Modal } from '@shop/ui/modal'
import { Price } from '@shop/ui/price'
import { use } from 'react'
import { isPlainPress } from '../browser/plain-press.ts'
import { loadCartWords } from '../cart/load-cart-words.ts'
import { useCart } from '../cart/use-cart.ts'
import { Picture } from '../goods/picture.tsx'
import { usePage } from '../page.ts'
import { counted, fill } from '../phrase.ts'
import { StoreLink } from '../shell/store-link.tsx'
import { readAdded } from './added.ts'
import { useModals } from './modals.tsx'

/** «Товар додано до кошика»: what went in, and where to go on. Source: screens.md. */
export default function ProductAdded({ data: { data, prodname, prodCode } }: { data: ModalData }) {
  const { locale } = usePage()
  const { open } = useModals()
  const words = use(loadCartWords(locale))
  const added = readAdded(data)
  const line = useFlow(useCart(), ({ lines }) => lines.find(({ id }) => id === added?.lineId))
  const pieces = counted(locale, words.pieces, added?.count ?? 1)
  return (
    <Modal.Content name="product-added" placement="center">
      <Modal.Header>
        <Modal.Title>
          <CheckIcon />
          {words.added}
        </Modal.Title>
        <Modal.Close />
      </Modal.Header>
      <Modal.Body>
        <div className="added">
          <div className="added__picture plate">
            {line && <Picture image={line.image} alt="" sizes="184px" eager />}
          </div>
          <div className="added__text">
            <p data-text="h3">{prodname}</p>
            <p data-text="small muted">
              {line?.option ? fill(words.optionAndPieces, { option: line.option, pieces }) : pieces}
              <br />
              {fill(words.code, { code: prodCode ?? '' })}
            </p>
            {line && <Price amount={line.price} was={line.old_price} />}
          </div>
        </div>
      </Modal.Body>
      <Modal.Footer className="added__ways">
        <Button asChild variant="accent" size="large">
          <StoreLink href={localise('/checkout', locale)}>{words.checkout}</StoreLink>
        </Button>
        <Button asChild>
          <StoreLink
            href={localise('/cart', locale)}
            onClick={event => {
              if (!isPlainPress(event)) return
              event.preventDefault()
              open({ name: 'cart', data: null })
            }}
          >
            {words.toCart}
          </StoreLink>
        </Button>
        <Modal.Close asChild>
          <Button>{words.goOn}</Button>
        </Modal.Close>
      </Modal.Footer>
    </Modal.Content>
  )
}
