import { AvailabilityLabel } from '@shop/ui/availability-label'
import { formatMessage, formatPlural } from '@shop/ui/messages/format'
import { OptionPicker } from '@shop/ui/option-picker'
import { Price } from '@shop/ui/price'
import { type SizeQuantities, SizeQuantityTable } from '@shop/ui/size-quantity-table'
import { type FormEvent, useLayoutEffect, useState } from 'react'
import { Form } from 'react-router'
import { FormFailure } from '../../../platform/forms/messages.tsx'
import { usePrehydrationQueue } from '../../../platform/hydration/prehydration-queue.ts'
import { StoreLink } from '../../../platform/navigation/store-link.tsx'
import type { BulkOrderWords } from '../../../platform/words/uk/bulk-order.ts'
import { useMoney } from '../../../platform/words/use-money.ts'
import { usePage } from '../../../platform/words/use-page.ts'
import { AddedGoods, AddSeveralButton, parseAddition, quantityField, useAddSeveral } from '../../cart/index.ts'
import { ProductHeading } from '../tile/product-heading.tsx'
import type { BulkOrderData, BulkOrderReply } from './bulk-order.server.ts'

type Product = BulkOrderData['products'][number]

const nothing: SizeQuantities = {}

/** «Замовити на бригаду»: every size of a product, or of each product of a kit, with a quantity, added to the cart in one go. */
export function BulkOrderPage({ data, reply }: { data: BulkOrderData; reply: BulkOrderReply | undefined }) {
  const { title, products, colours } = data
  return (
    <div className={products.length > 1 ? 'wrap bulk-order' : 'wrap form-page bulk-order'}>
      <ProductHeading title={title} product={data} />
      {colours.length > 1 && (
        <div className="bulk-order__colours">
          <p data-text="small">
            <b>{data.words.colour}:</b> <span>{colours.find(({ current }) => current)?.name}</span>
          </p>
          <OptionPicker.Swatches>
            {colours.map(({ name, url, swatch, current }) => (
              <OptionPicker.Swatch key={url} href={url} colours={swatch} current={current}>
                {name}
              </OptionPicker.Swatch>
            ))}
          </OptionPicker.Swatches>
        </div>
      )}
      {/* Each colour is a product: the key resets the quantities. */}
      <BulkOrderForm key={products.map(({ id }) => id).join()} data={data} reply={reply} />
    </div>
  )
}

function BulkOrderForm({ data, reply }: { data: BulkOrderData; reply: BulkOrderReply | undefined }) {
  const { products, lead, key, words } = data
  const { locale } = usePage()
  const queue = usePrehydrationQueue<HTMLFormElement>()
  const form = queue.ref
  const [quantities, setQuantities] = useState(nothing)
  const [error, setError] = useState(reply?.error ?? null)
  const { isPending, added, submit } = useAddSeveral({
    products: products.map(({ id }) => id),
    short: reply?.short,
    onAdded: () => setQuantities(nothing),
  })

  useLayoutEffect(() => {
    // What was typed before hydration: the next commit shows the state.
    const typed = form.current && parseAddition(new FormData(form.current))
    if (typed?.type === 'cart.add' && typed.items)
      setQuantities(
        Object.fromEntries(
          typed.items.map(({ productId = typed.productId, optionId, count }) => [
            quantityField(Number(productId), optionId === null ? null : Number(optionId)),
            count,
          ]),
        ),
      )
  }, [form])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const fields = event.currentTarget
    const isSent = submit(event, parseAddition(new FormData(fields)))
    setError(isSent ? null : words.nothing)
    if (!isSent) fields.querySelector<HTMLElement>('input[role="spinbutton"]')?.focus()
  }

  const chosen = products.flatMap(({ id, sizes }) =>
    sizes.map(size => ({ price: size.price, quantity: quantities[quantityField(id, size.id)] ?? 0 })),
  )
  const quantity = chosen.reduce((sum, size) => sum + size.quantity, 0)
  // Rounded to kopiykas: floating-point sums are inexact.
  const amount = Math.round(chosen.reduce((sum, size) => sum + size.quantity * size.price, 0) * 100) / 100
  const isSoldOut = products.every(({ sizes }) => sizes.every(({ max }) => max === 0))
  const table = (product: Product, caption: string) => (
    <SizesTable product={product} caption={caption} words={words} value={quantities} onChange={setQuantities} />
  )
  return (
    <Form {...queue} method="post" noValidate className="bulk-order__form" onSubmit={onSubmit}>
      <input type="hidden" name="key" value={key} />
      {added && <AddedGoods {...added} words={words} />}
      {products.length === 1 ? (
        products.map(product => (
          <div key={product.id} className="bulk-order__form">
            <div className="bulk-order__lead">
              <Price amount={product.price} was={product.was} from={product.isFrom} />
              <p data-text="small muted">{isSoldOut ? words.soldOut : lead}</p>
            </div>
            {table(product, words.table)}
          </div>
        ))
      ) : (
        <>
          <p data-text="muted">{lead}</p>
          <div className="bulk-order__products">
            {products.map(product => (
              <section key={product.id} className="bulk-order__lead" aria-labelledby={`bulk-order-${product.id}`}>
                <h2 id={`bulk-order-${product.id}`} data-text="h3">
                  <StoreLink href={product.path} data-text="link">
                    {product.name}
                  </StoreLink>
                </h2>
                <Price amount={product.price} was={product.was} from={product.isFrom} />
                {table(product, `${words.table}: ${product.name}`)}
              </section>
            ))}
          </div>
        </>
      )}
      <div className="bulk-order__buy">
        <FormFailure>{error}</FormFailure>
        <p className="bulk-order__total" role="status">
          <span>{`${words.total}: ${formatPlural(locale, words.units, quantity)}`}</span>{' '}
          <Price amount={amount} size="large" />
        </p>
        {/* Without scripts the browser brings the reason above it into view. */}
        <AddSeveralButton disabled={isSoldOut} pending={isPending} autoFocus={error !== null}>
          {words.add}
        </AddSeveralButton>
      </div>
    </Form>
  )
}

interface SizesTableProps {
  product: Product
  caption: string
  words: BulkOrderWords
  value: SizeQuantities
  onChange: (value: SizeQuantities) => void
}

function SizesTable({ product: { id, price: lowest, sizes }, caption, words, value, onChange }: SizesTableProps) {
  const { locale } = usePage()
  const money = useMoney()
  const hasOnePrice = sizes.every(({ price }) => price === lowest)
  return (
    <SizeQuantityTable
      caption={caption}
      headers={{ size: words.size, quantity: words.quantity }}
      rows={sizes.map(({ id: option, name, price, availability, left, max }) => ({
        id: quantityField(id, option),
        name: quantityField(id, option),
        size: name ?? words.oneSize,
        max,
        note: (
          <>
            <AvailabilityLabel availability={availability} />
            {availability === 'running_out' && left !== null && <span>{formatPlural(locale, words.left, left)}</span>}
            {!hasOnePrice && <span>{formatMessage(words.pricePerPiece, { price: money(price) })}</span>}
          </>
        ),
      }))}
      value={value}
      onValueChange={onChange}
    />
  )
}
