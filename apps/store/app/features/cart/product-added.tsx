import { isUnmodified } from '../../platform/browser/unmodified-event.ts'
import '@shop/ui/theme/price.css'
import './cart.css'
import '../../platform/theme/media-surface.css'
import { localise } from '@shop/contract/locales'
import type { ModalData } from '@shop/flows/modal'
import { useFlow } from '@shop/flows/react'
import { Button } from '@shop/ui/button'
import { CheckIcon } from '@shop/ui/icon'
import { formatMessage, formatPlural } from '@shop/ui/messages/format'
import { Modal } from '@shop/ui/modal'
import { Price } from '@shop/ui/price'
import { use } from 'react'
import { StoreLink } from '../../platform/navigation/store-link.tsx'
import { Picture } from '../../platform/pictures/picture.tsx'
import { loadCartWords } from '../../platform/words/load-words.ts'
import { usePage } from '../../platform/words/use-page.ts'
import { useModals } from '../../shell/dialogs/use-modals.ts'
import { useCart } from './cart-provider.tsx'

/** The cart line and the added quantity in the data of the modal flow, which is unknown. */
function parseProductAddedData(data: unknown): { lineId: number; count: number } | null {
  if (typeof data !== 'object' || data === null || !('lineId' in data) || !('count' in data)) return null
  const { lineId, count } = data
  return typeof lineId === 'number' && typeof count === 'number' ? { lineId, count } : null
}

/** «Товар додано до кошика»: the added product and links to checkout and cart. */
export function ProductAdded({ data: { data, prodname, prodCode } }: { data: ModalData }) {
  const { locale } = usePage()
  const { open } = useModals()
  const words = use(loadCartWords(locale))
  const added = parseProductAddedData(data)
  const line = useFlow(useCart(), ({ lines }) => lines.find(({ id }) => id === added?.lineId))
  const units = formatPlural(locale, words.units, added?.count ?? 1)
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
        <div className="product-added">
          <div className="product-added__media media-surface">
            {line && <Picture image={line.image} alt="" sizes="184px" eager />}
          </div>
          <div className="product-added__text">
            <p data-text="h3">{prodname}</p>
            <p key={line?.option} data-text="small muted">
              {line?.option ? formatMessage(words.optionAndUnits, { option: line.option, units }) : units}
              <br />
              {formatMessage(words.code, { code: prodCode ?? '' })}
            </p>
            {line && <Price amount={line.price} was={line.old_price} />}
          </div>
        </div>
      </Modal.Body>
      <Modal.Footer className="product-added__actions">
        <Button asChild variant="accent" size="large">
          <StoreLink href={localise('/checkout', locale)}>{words.checkout}</StoreLink>
        </Button>
        <Button asChild>
          <StoreLink
            href={localise('/cart', locale)}
            onClick={event => {
              if (!isUnmodified(event)) return
              event.preventDefault()
              open('cart')
            }}
          >
            {words.toCart}
          </StoreLink>
        </Button>
        <Modal.Close asChild>
          <Button>{words.continueShopping}</Button>
        </Modal.Close>
      </Modal.Footer>
    </Modal.Content>
  )
}
