import { AvailabilityLabel } from '@shop/ui/availability-label'
import { Button } from '@shop/ui/button'
import { CartIcon } from '@shop/ui/icon'
import { OptionPicker } from '@shop/ui/option-picker'
import { Price } from '@shop/ui/price'
import { type SizeQuantities, SizeQuantityTable } from '@shop/ui/size-quantity-table'
import { type FormEvent, useEffect, useState } from 'react'
import { Form } from 'react-router'
import { AddedGoods } from '../cart/added-goods.tsx'
import { parseCartForm } from '../cart/cart-form-data.ts'
import { usePrefetchCart } from '../cart/cart-provider.tsx'
import { useMoney } from '../cart/money.ts'
import { useAddSeveral } from '../cart/use-add-several.ts'
import { expandImage } from '../catalogue/compact-image.ts'
import { Picture } from '../catalogue/picture.tsx'
import { usePrehydrationQueue } from '../forms/prehydration-submit.ts'
import { usePage } from '../page.ts'
import { counted, fill } from '../phrase.ts'
import { StoreLink } from '../shell/store-link.tsx'
import type { CrewWords } from '../words/uk/crew.ts'
import type { CrewOrderData, CrewOrderReply } from './crew-order.server.ts'

type Product = CrewOrderData['product']

/** Field of the quantity of a size, as `parseCartForm` reads it. */
const fieldOf = (optionId: number): string => `count.${optionId}`

const nothing: SizeQuantities = {}

/** «Замовити на бригаду»: every size of a product with a quantity, added to the cart in one go. */
export function CrewOrderPage({ data, reply }: { data: CrewOrderData; reply: CrewOrderReply | undefined }) {
  const { product, key, words } = data
  return (
    <div className="wrap form-page crew">
      <div className="crew__product">
        {product.picture && (
          <div className="crew__picture media-surface">
            <Picture image={expandImage(product.picture)} sizes="96px" eager />
          </div>
        )}
        <div>
          <h1 data-text="h1">{words.title}</h1>
          <p>
            <StoreLink href={product.path} data-text="link">
              {product.name}
            </StoreLink>
          </p>
          <p data-text="small muted">{product.code}</p>
        </div>
      </div>
      {product.colours.length > 1 && (
        <div className="crew__colours">
          <p data-text="small">
            <b>{words.colour}:</b> {product.colours.find(({ current }) => current)?.name}
          </p>
          <OptionPicker.Swatches>
            {product.colours.map(({ name, url, swatch, current }) => (
              <OptionPicker.Swatch key={url} href={url} colours={swatch} current={current}>
                {name}
              </OptionPicker.Swatch>
            ))}
          </OptionPicker.Swatches>
        </div>
      )}
      {/* Each colour is a product: the key resets the quantities. */}
      <CrewOrderForm key={product.id} product={product} pageKey={key} reply={reply} words={words} />
    </div>
  )
}

interface CrewOrderFormProps {
  product: Product
  pageKey: string
  reply: CrewOrderReply | undefined
  words: CrewWords
}

function CrewOrderForm({ product, pageKey, reply, words }: CrewOrderFormProps) {
  const { locale } = usePage()
  const money = useMoney()
  const prefetchCart = usePrefetchCart()
  const queue = usePrehydrationQueue<HTMLFormElement>()
  const form = queue.ref
  const [quantities, setQuantities] = useState(nothing)
  const [error, setError] = useState(reply?.error ?? null)
  const { isPending, added, submit } = useAddSeveral({
    products: [product.id],
    short: reply?.short,
    onAdded: () => setQuantities(nothing),
  })

  useEffect(() => {
    // What was typed before hydration.
    const typed = form.current && parseCartForm(withIntent(new FormData(form.current)))
    if (typed?.type === 'cart.add' && typed.items)
      setQuantities(Object.fromEntries(typed.items.map(({ optionId, count }) => [String(optionId), count])))
  }, [form])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const fields = event.currentTarget
    const isSent = submit(event, parseCartForm(withIntent(new FormData(fields))))
    setError(isSent ? null : words.nothing)
    if (!isSent) fields.querySelector<HTMLElement>('input[role="spinbutton"]')?.focus()
  }

  const chosen = product.sizes.map(({ id, price }) => ({ price, pieces: quantities[id] ?? 0 }))
  const pieces = chosen.reduce((sum, size) => sum + size.pieces, 0)
  // Rounded to kopiykas: floating-point sums are inexact.
  const amount = Math.round(chosen.reduce((sum, size) => sum + size.pieces * size.price, 0) * 100) / 100
  const isSoldOut = product.sizes.every(({ max }) => max === 0)
  const hasOnePrice = product.sizes.every(({ price }) => price === product.price)
  return (
    <Form {...queue} method="post" noValidate className="crew__form" onSubmit={onSubmit}>
      <input type="hidden" name="product_id" value={product.id} />
      <input type="hidden" name="key" value={pageKey} />
      {added && <AddedGoods {...added} words={words} />}
      <div className="crew__lead">
        <Price amount={product.price} was={product.was} />
        <p data-text="small muted">{isSoldOut ? words.soldOut : words.lead}</p>
      </div>
      <SizeQuantityTable
        caption={words.table}
        headers={{ size: words.size, quantity: words.quantity }}
        rows={product.sizes.map(({ id, name, price, availability, left, max }) => ({
          id: String(id),
          size: name,
          name: fieldOf(id),
          max,
          note: (
            <>
              <AvailabilityLabel availability={availability} />
              {availability === 'running_out' && <span>{fill(words.left, { count: left })}</span>}
              {!hasOnePrice && <span>{fill(words.pricePerPiece, { price: money(price) })}</span>}
            </>
          ),
        }))}
        value={quantities}
        onValueChange={setQuantities}
      />
      {error && (
        <p role="alert" className="form-page__failure">
          {error}
        </p>
      )}
      <div className="crew__buy">
        <p className="crew__total" role="status">
          {words.total}: {counted(locale, words.pieces, pieces)} <Price amount={amount} size="large" />
        </p>
        <Button
          type="submit"
          variant="accent"
          size="large"
          disabled={isSoldOut}
          pending={isPending}
          onPointerEnter={prefetchCart}
          onFocus={prefetchCart}
        >
          <CartIcon />
          {words.add}
        </Button>
      </div>
    </Form>
  )
}

/** A form of this page without the field `intent`, which `parseCartForm` reads. */
function withIntent(form: FormData): FormData {
  form.set('intent', 'add')
  return form
}
