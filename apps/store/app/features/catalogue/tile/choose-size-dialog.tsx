import '@shop/ui/theme/price.css'
import '@shop/ui/theme/skeleton.css'
import { localise, splitLocale } from '@shop/contract/locales'
import type { ModalData } from '@shop/flows/modal'
import { Modal } from '@shop/ui/modal'
import { Price } from '@shop/ui/price'
import { use, useState } from 'react'
import { StoreLink } from '../../../platform/navigation/store-link.tsx'
import { loadCartWords } from '../../../platform/words/load-words.ts'
import { usePage } from '../../../platform/words/use-page.ts'
import { SizeList, useAddToCart, usePendingAdd, useSizes } from '../../cart/index.ts'
import { CompareStatus, CompareToggle } from '../compare/compare-toggle.tsx'
import { useComparison } from '../compare/use-compared.ts'

interface CardData {
  id: number
  url: string
  price: number
  /** Whether its sizes differ in price. */
  isFrom: boolean
  was: number | null
}

/** The product card in the data of the modal flow, which is unknown. */
function parseCard(data: unknown): CardData | null {
  if (typeof data !== 'object' || data === null) return null
  if (!('id' in data && 'url' in data && 'price' in data && 'was' in data)) return null
  const { id, url, price, was } = data
  return typeof id === 'number' && typeof url === 'string' && typeof price === 'number'
    ? { id, url, price, isFrom: 'isFrom' in data && data.isFrom === true, was: typeof was === 'number' ? was : null }
    : null
}

/** The sizes of a product card: a press adds one piece, after which «Товар додано до кошика» takes the place of this dialog. */
export function ChooseSizeDialog({ data: { data, prodname, previewImage } }: { data: ModalData }) {
  const card = parseCard(data)
  return card && <ChooseSize {...card} name={prodname ?? ''} preview={previewImage} />
}

interface ChooseSizeProps extends CardData {
  name: string
  /** Address of the picture that the card shows. */
  preview: string | undefined
}

function ChooseSize({ id, name, preview, url, price, isFrom, was }: ChooseSizeProps) {
  const { locale } = usePage()
  const words = use(loadCartWords(locale))
  const add = useAddToCart()
  const comparison = useComparison()
  const sizes = useSizes(id, true)
  const { isPending, start } = usePendingAdd()
  const [chosen, setChosen] = useState<number | null>(null)
  const isShort = sizes.status === 'ready' && sizes.sizes.some(({ availability }) => availability === 'out_of_stock')
  return (
    <Modal.Content name="choose-size" placement="center">
      <Modal.Header>
        <Modal.Title>{words.chooseSize}</Modal.Title>
        <Modal.Close />
      </Modal.Header>
      <Modal.Body>
        <div className="choose-size">
          <div className="choose-size__product">
            {preview && <img src={preview} alt="" width={88} height={88} />}
            <div>
              <p data-text="h3">{name}</p>
              <Price amount={price} was={was} from={isFrom} />
            </div>
          </div>
          <form
            method="post"
            action={url}
            onSubmit={event => {
              event.preventDefault()
              const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null }
              const optionId = Number(new FormData(event.currentTarget, submitter).get('option_id'))
              if (!start({ productId: id, optionId })) return
              setChosen(optionId)
              add(event, { productId: id, optionId, count: 1 })
            }}
          >
            <input type="hidden" name="product_id" value={id} />
            <SizeList
              sizes={sizes}
              pending={chosen !== null && isPending({ productId: id, optionId: chosen }) ? chosen : null}
              words={words}
            />
          </form>
          <p className="choose-size__links" data-text="small">
            <StoreLink href={url} data-text="link">
              {words.toProduct}
            </StoreLink>
            <a href={localise(`/crew${splitLocale(url).path}`, locale)} data-text="link">
              {words.bulkOrder}
            </a>
            {isShort && (
              <a href={localise(`/notify${splitLocale(url).path}`, locale)} data-text="link">
                {words.notify}
              </a>
            )}
          </p>
          <div className="choose-size__links">
            <CompareToggle
              productId={id}
              comparison={comparison}
              label={words.compare}
              onClick={() => comparison.toggle(id)}
            />
            <CompareStatus comparison={comparison} />
          </div>
        </div>
      </Modal.Body>
    </Modal.Content>
  )
}
