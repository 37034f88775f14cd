import { AvailabilityLabel } from '@shop/ui/availability-label'
import { Button } from '@shop/ui/button'
import { CartIcon } from '@shop/ui/icon'
import { OptionPicker } from '@shop/ui/option-picker'
import { Price } from '@shop/ui/price'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Form } from 'react-router'
import { useAwake, WAITS } from '../forms/early-submit.ts'
import { useAdding, useAddToCart } from '../wiring/cart.ts'
import { Heart } from '../wishlist/heart.tsx'
import { Assurances } from './assurances.tsx'
import { PhoneBar } from './phone-bar.tsx'
import type { ProductView } from './product.server.ts'
import { Quantity } from './quantity.tsx'
import { Rating } from './rating.tsx'
import { SizeHelp } from './size-help.tsx'

interface PurchaseProps {
  product: ProductView['product']
  words: ProductView['words']
  /** What the server said to a form that it could not take. */
  wrong: string | null
}

/** Name, price, colour, size, quantity and the button. A plain form: without scripts it ends on the cart page. */
export function Purchase({ product, words, wrong }: PurchaseProps) {
  const form = useId()
  const node = useRef<HTMLFormElement>(null)
  useAwake(node)
  const add = useAddToCart()
  const adding = useAdding(product.id)
  const single = product.options.length === 1 ? product.options[0] : undefined
  const [size, setSize] = useState<string | null>(single ? String(single.id) : null)
  const [count, setCount] = useState(1)
  useEffect(() => {
    // What was chosen before the script came.
    const early = node.current && new FormData(node.current).get('option_id')
    if (typeof early === 'string') setSize(early)
  }, [])
  const option = product.options.find(({ id }) => String(id) === size)
  const left = option?.left ?? product.left
  const gone = product.availability === 'out_of_stock'
  const price = option?.price ?? product.price
  const [missing, setMissing] = useState(false)
  const most = Math.max(1, left > 20 ? 999 : left)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // A press that waited for the script comes before what was chosen until then is known here: the form knows it.
    const chosen = new FormData(event.currentTarget)
    const optionId = product.options.find(({ id }) => String(id) === chosen.get('option_id'))?.id ?? null
    const typed = Number(chosen.get('count'))
    if (optionId !== null || product.options.length === 0) {
      const pieces = Number.isInteger(typed) && typed > 0 ? Math.min(typed, most) : count
      return add(event, { productId: product.id, optionId, count: pieces })
    }
    event.preventDefault()
    setMissing(true)
    const first = event.currentTarget.querySelector('input[type="radio"]:not(:disabled)')
    if (first instanceof HTMLElement) first.focus()
  }
  return (
    <div className="buybox">
      <div className="buybox__top">
        <h1 data-text="h1">{product.name}</h1>
        <div className="buybox__meta">
          <span className="nobreak">{product.code}</span>
          {product.rating !== null && (
            <Rating value={product.rating} count={product.reviews} words={words.reviewsCount} />
          )}
        </div>
      </div>
      <div className="buybox__price">
        <Price amount={price} was={product.was} size="large" />
        <AvailabilityLabel availability={option?.availability ?? product.availability} />
      </div>
      {product.variants.length > 1 && (
        <div className="buybox__colour">
          <p data-text="small">
            <b>{words.colour}:</b> {product.colour}
          </p>
          <OptionPicker.Swatches>
            {product.variants.map(({ name, url, swatch, current }) => (
              <OptionPicker.Swatch key={url} href={url} colours={swatch} current={current}>
                {name}
              </OptionPicker.Swatch>
            ))}
          </OptionPicker.Swatches>
        </div>
      )}
      <Form {...WAITS} ref={node} id={form} method="post" className="buybox__form" noValidate onSubmit={onSubmit}>
        <input type="hidden" name="product_id" value={product.id} />
        {product.options.length > 0 && (
          <OptionPicker.Root
            id="size"
            label={words.size}
            name="option_id"
            value={size}
            onValueChange={setSize}
            required
            disabled={gone}
            error={missing && !option ? words.chooseSize : undefined}
          >
            <OptionPicker.Legend>
              <span>
                <b>{words.size}</b>
                {option && `: ${option.name}`}
              </span>
              {product.sizeChart && (
                <SizeHelp chart={product.sizeChart} options={product.options} words={words} onChoose={setSize} />
              )}
            </OptionPicker.Legend>
            <OptionPicker.Keys>
              {product.options.map(({ id, name, availability }) => (
                <OptionPicker.Key key={id} value={String(id)} availability={availability}>
                  {name}
                </OptionPicker.Key>
              ))}
            </OptionPicker.Keys>
            <OptionPicker.Note>{words.sizeNote}</OptionPicker.Note>
          </OptionPicker.Root>
        )}
        {wrong && (
          <p role="alert" className="buybox__wrong">
            {wrong}
          </p>
        )}
        <div className="buybox__add">
          <Quantity max={most} value={count} onValueChange={setCount} disabled={gone} />
          <Button id="add" type="submit" variant="accent" size="large" disabled={gone} pending={adding}>
            <CartIcon />
            {words.add}
          </Button>
          <Heart product={product.id} label={words.wish} />
        </div>
      </Form>
      <Assurances standards={product.standards} words={words} />
      {!gone && <PhoneBar form={form} price={price} was={product.was} add={words.add} />}
    </div>
  )
}
