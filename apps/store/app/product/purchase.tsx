import { useFlowEvent, useFlowView, useOwnFlow } from '@shop/flows/react'
import { AvailabilityLabel } from '@shop/ui/availability-label'
import { Button } from '@shop/ui/button'
import { CartIcon } from '@shop/ui/icon'
import { OptionPicker } from '@shop/ui/option-picker'
import { Price } from '@shop/ui/price'
import { type FormEvent, useCallback, useEffect, useId, useRef } from 'react'
import { Form } from 'react-router'
import { modalOf } from '../cart/modal-of.ts'
import { submitNatively } from '../cart/use-add-to-cart.ts'
import { useCart, usePrefetchCart } from '../cart/use-cart.ts'
import { useAwake, WAITS } from '../forms/early-submit.ts'
import { Heart } from '../wishlist/heart.tsx'
import { Assurances } from './assurances.tsx'
import { choiceFlow, choiceOf, chooseSize, sizeOf, takeCount, takeSize } from './choice-flow.ts'
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
  const cart = useCart()
  const flow = useOwnFlow(() => choiceFlow(product, cart))
  const choice = useFlowView(flow)
  const size = sizeOf(choice)
  const option = product.options.find(({ id }) => String(id) === size)
  const gone = product.availability === 'out_of_stock'
  const price = option?.price ?? product.price
  const prefetchCart = usePrefetchCart()
  const prepare = () => {
    void flow.load()
    prefetchCart()
  }
  const choose = (value: string | null) => chooseSize(flow, value)
  const count = useCallback((pieces: number) => flow.send({ type: 'count.set', count: pieces }), [flow])
  useEffect(() => {
    // What was chosen before the script came.
    if (node.current) takeSize(flow, node.current)
  }, [flow])
  useEffect(() => flow.send({ type: 'product.received', product: choiceOf(product) }), [flow, product])
  useFlowEvent(flow, 'configurator.add', () => {
    if (node.current) submitNatively(node.current, cart)
  })
  useFlowEvent(flow, 'configurator.focus', () => {
    const first = node.current?.querySelector('input[type="radio"]:not(:disabled)')
    if (first instanceof HTMLElement) first.focus()
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    takeSize(flow, event.currentTarget)
    takeCount(flow, event.currentTarget)
    flow.send({ type: 'configurator.submit', ...modalOf(event.currentTarget) })
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
      <Form
        {...WAITS}
        ref={node}
        id={form}
        method="post"
        className="buybox__form"
        noValidate
        onPointerEnter={prepare}
        onFocus={prepare}
        onSubmit={onSubmit}
      >
        <input type="hidden" name="product_id" value={product.id} />
        {product.options.length > 0 && (
          <OptionPicker.Root
            id="size"
            label={words.size}
            name="option_id"
            value={size}
            onValueChange={choose}
            required
            disabled={gone}
            error={choice.attributes[0]?.missing ? words.chooseSize : undefined}
          >
            <OptionPicker.Legend>
              <span>
                <b>{words.size}</b>
                {option && `: ${option.name}`}
              </span>
              {product.sizeChart && (
                <SizeHelp chart={product.sizeChart} options={product.options} words={words} onChoose={choose} />
              )}
            </OptionPicker.Legend>
            <OptionPicker.Items>
              {product.options.map(({ id, name, availability }) => (
                <OptionPicker.Item key={id} value={String(id)} availability={availability}>
                  {name}
                </OptionPicker.Item>
              ))}
            </OptionPicker.Items>
            <OptionPicker.Note>{words.sizeNote}</OptionPicker.Note>
          </OptionPicker.Root>
        )}
        {wrong && (
          <p role="alert" className="buybox__wrong">
            {wrong}
          </p>
        )}
        <div className="buybox__add">
          <Quantity max={choice.most} value={choice.count} onValueChange={count} disabled={gone} />
          <Button
            id="add"
            type="submit"
            variant="accent"
            size="large"
            disabled={gone}
            pending={choice.submit === 'adding'}
          >
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
