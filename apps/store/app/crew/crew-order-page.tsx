import { AvailabilityLabel } from '@shop/ui/availability-label'
import { OptionPicker } from '@shop/ui/option-picker'
import { Price } from '@shop/ui/price'
import { type SizeQuantities, SizeQuantityTable } from '@shop/ui/size-quantity-table'
import { type FormEvent, useEffect, useState } from 'react'
import { Form } from 'react-router'
import { AddSeveralButton } from '../cart/add-several-button.tsx'
import { AddedGoods } from '../cart/added-goods.tsx'
import { parseAddition } from '../cart/cart-form-data.ts'
import { useMoney } from '../cart/money.ts'
import { useAddSeveral } from '../cart/use-add-several.ts'
import { ProductHeading } from '../catalogue/product-heading.tsx'
import { usePrehydrationQueue } from '../forms/prehydration-submit.ts'
import { usePage } from '../page.ts'
import { counted, fill } from '../phrase.ts'
import type { CrewWords } from '../words/uk/crew.ts'
import type { CrewOrderData, CrewOrderReply } from './crew-order.server.ts'

type Product = CrewOrderData['product']

/** Field of the quantity of a size, as `parseAddition` reads it. */
const fieldOf = (optionId: number): string => `count.${optionId}`

const nothing: SizeQuantities = {}

/** «Замовити на бригаду»: every size of a product with a quantity, added to the cart in one go. */
export function CrewOrderPage({ data, reply }: { data: CrewOrderData; reply: CrewOrderReply | undefined }) {
  const { product, key, words } = data
  return (
    <div className="wrap form-page crew">
      <ProductHeading title={words.title} product={product} />
      {product.colours.length > 1 && (
        <div className="crew__colours">
          <p data-text="small">
            <b>{words.colour}:</b> <span>{product.colours.find(({ current }) => current)?.name}</span>
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
    const typed = form.current && parseAddition(new FormData(form.current))
    if (typed?.type === 'cart.add' && typed.items)
      setQuantities(Object.fromEntries(typed.items.map(({ optionId, count }) => [String(optionId), count])))
  }, [form])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const fields = event.currentTarget
    const isSent = submit(event, parseAddition(new FormData(fields)))
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
              {availability === 'running_out' && <span>{counted(locale, words.left, left)}</span>}
              {!hasOnePrice && <span>{fill(words.pricePerPiece, { price: money(price) })}</span>}
            </>
          ),
        }))}
        value={quantities}
        onValueChange={setQuantities}
      />
      {error && (
        <p role="alert" className="form-failure">
          {error}
        </p>
      )}
      <div className="crew__buy">
        <p className="crew__total" role="status">
          <span>{`${words.total}: ${counted(locale, words.pieces, pieces)}`}</span>{' '}
          <Price amount={amount} size="large" />
        </p>
        <AddSeveralButton disabled={isSoldOut} pending={isPending}>
          {words.add}
        </AddSeveralButton>
      </div>
    </Form>
  )
}
