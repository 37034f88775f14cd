import { localise, splitLocale } from '@shop/contract/locales'
import { AvailabilityLabel } from '@shop/ui/availability-label'
import { Button, IconButton } from '@shop/ui/button'
import { BuyBar } from '@shop/ui/buy-bar'
import { CartIcon, HeartIcon } from '@shop/ui/icon'
import { formatMessage } from '@shop/ui/messages/format'
import { OptionPicker } from '@shop/ui/option-picker'
import { Price } from '@shop/ui/price'
import { QuantityStepper } from '@shop/ui/quantity-stepper'
import { ReviewGrade } from '@shop/ui/review-grade'
import { type FormEvent, useEffect, useId, useLayoutEffect } from 'react'
import { Form, useLocation } from 'react-router'
import { usePrehydrationQueue } from '../../../platform/hydration/prehydration-queue.ts'
import { useWishlistToggle } from '../../../shell/wishlist-state.ts'
import { useAddToCart, usePendingAdd, usePrefetchCart } from '../../cart/index.ts'
import { DeferredDeliveryTerms } from '../../delivery/index.ts'
import { CompareStatus, CompareToggle, isCompareSubmit } from '../compare/compare-toggle.tsx'
import { useComparison } from '../compare/use-compared.ts'
import type { AddReply } from './action.server.ts'
import { Assurances } from './assurances.tsx'
import { announceSize, forgetSize } from './chosen-size.ts'
import type { ProductView } from './loader.server.ts'
import { ShareButton } from './share-button.tsx'
import { SizeAdvice } from './size-advice.tsx'
import { heightOf } from './size-chart-values.ts'
import { useSelection } from './use-selection.ts'

interface WishlistToggleProps {
  /** The product's id. */
  product: number
  label: string
}

/** The wishlist toggle of a product page. */
function WishlistToggle({ product, label }: WishlistToggleProps) {
  const { button, pressed } = useWishlistToggle(product)
  return (
    <IconButton {...button} outlined size="large" aria-label={label} aria-pressed={pressed}>
      <HeartIcon />
    </IconButton>
  )
}

interface QuantityProps {
  max: number
  value: number
  onValueChange: (quantity: number) => void
}

/** Quantity to add to the cart. */
function Quantity({ onValueChange, ...rest }: QuantityProps) {
  const queue = usePrehydrationQueue<HTMLDivElement>()
  const root = queue.ref
  useLayoutEffect(() => {
    // What was typed before hydration: shown before a press is replayed, which starts at it.
    const typed = Number(root.current?.querySelector('input')?.value)
    if (typed > 1) onValueChange(Math.floor(typed))
  }, [onValueChange, root])
  return <QuantityStepper.Root {...queue} name="count" size="large" onValueChange={onValueChange} {...rest} />
}

interface PurchaseProps {
  product: ProductView['product']
  details: ProductView['details']
  words: ProductView['words']
  /** Of a form that was sent without scripts. */
  reply: AddReply | null
}

/** Name, price, colour, size, quantity and the button. A native form: without scripts it redirects to the cart page. */
export function Purchase({ product, details, words, reply }: PurchaseProps) {
  const form = useId()
  const { locale, path } = splitLocale(useLocation().pathname)
  const queue = usePrehydrationQueue<HTMLFormElement>()
  const selection = useSelection(product, queue.ref, reply)
  const { size, optionId, chooseSize } = selection
  const comparison = useComparison()
  const add = useAddToCart()
  const prefetchCart = usePrefetchCart()
  const { isPending, start } = usePendingAdd()
  const asked = product.options.find(({ id }) => String(id) === product.size)
  // A size of the address that is sold out cannot be chosen, but its price is shown.
  const chosen = product.options.find(({ id }) => String(id) === size)
  const option = chosen ?? (size === null ? asked : undefined)
  const leftText = (option ?? product).leftText
  const height = option && product.sizeChart && heightOf(product.sizeChart, option.name)
  const sizeName = chosen?.name
  useEffect(() => {
    if (sizeName !== undefined) announceSize(product, sizeName)
  }, [product, sizeName])
  useEffect(() => forgetSize, [])
  // Another colour keeps it without scripts too, and before they have come.
  const sizeOfAddress = asked && option ? `?size=${encodeURIComponent(option.name)}` : ''
  const isSoldOut = product.availability === 'out_of_stock'
  const sizeNotes = (['out_of_stock', 'running_out'] as const)
    .filter(state => product.options.some(({ availability }) => availability === state))
    .map(state => words.sizeNotes[state])
  const price = option?.price ?? product.price
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isCompareSubmit(event.nativeEvent)) return comparison.toggle(product.id)
    const form = event.currentTarget
    const submitted = selection.submit(new FormData(form))
    if (!submitted) {
      const first = form.querySelector('input[type="radio"]:not(:disabled)')
      if (first instanceof HTMLElement) first.focus()
    } else if (start({ productId: product.id, optionId: submitted.optionId })) {
      add(event, { productId: product.id, ...submitted })
    }
  }
  return (
    <div className="purchase">
      <div className="purchase__header">
        <h1 data-text="h1">{product.name}</h1>
        <div className="purchase__meta">
          <span>{product.code}</span>
          {product.rating !== null && (
            <a className="purchase__rating" href="#reviews">
              <ReviewGrade value={product.rating} count={product.reviews}>
                <span data-text="link">{words.reviewsCount}</span>
              </ReviewGrade>
            </a>
          )}
        </div>
      </div>
      <div className="purchase__price">
        <Price
          amount={price}
          was={price === product.price ? product.was : null}
          from={product.isFrom && !option}
          size="large"
        />
        <span className="purchase__stock">
          <AvailabilityLabel availability={option?.availability ?? product.availability} />
          {leftText && <span>{leftText}</span>}
        </span>
      </div>
      {product.variants.length > 1 && (
        <div className="purchase__colour">
          <p data-text="small">
            <b>{words.colour}:</b> <span>{product.colour}</span>
          </p>
          <OptionPicker.Swatches>
            {product.variants.map(({ name, url, swatch, current }) => (
              <OptionPicker.Swatch key={url} href={url + sizeOfAddress} colours={swatch} current={current}>
                {name}
              </OptionPicker.Swatch>
            ))}
          </OptionPicker.Swatches>
        </div>
      )}
      <Form {...queue} id={form} method="post" className="purchase__form" noValidate onSubmit={onSubmit}>
        <input type="hidden" name="product_id" value={product.id} />
        {product.options.length > 0 && (
          <OptionPicker.Root
            id="size"
            label={words.size}
            name="option_id"
            value={size}
            onValueChange={chooseSize}
            required
            disabled={isSoldOut}
            error={selection.hasError ? words.chooseSize : undefined}
          >
            <OptionPicker.Legend>
              {/* A text that changes beside others is a new element: in a translated page React holds the old text only. */}
              <span key={size}>
                <b>{words.size}</b>
                {option && `: ${option.name}`}
                {height && `, ${formatMessage(words.height, { height })}`}
              </span>
              {product.sizeChart && (
                <SizeAdvice chart={product.sizeChart} options={product.options} words={words} onChoose={chooseSize} />
              )}
            </OptionPicker.Legend>
            <OptionPicker.Items>
              {product.options.map(({ id, name, availability }) => (
                <OptionPicker.Item
                  key={id}
                  value={String(id)}
                  availability={availability}
                  // Without scripts the browser brings the first one into view, with the error.
                  autoFocus={selection.hasError}
                >
                  {name}
                </OptionPicker.Item>
              ))}
            </OptionPicker.Items>
            {sizeNotes.length > 0 && <OptionPicker.Description>{sizeNotes.join(' ')}</OptionPicker.Description>}
          </OptionPicker.Root>
        )}
        {reply && reply.error !== words.chooseSize && (
          <p role="alert" className="form-failure">
            {reply.error}
          </p>
        )}
        {isSoldOut ? (
          <div className="purchase__sold-out">
            <Button asChild variant="accent" size="large">
              <a href={localise(`/notify${path}`, locale)}>{words.notify}</a>
            </Button>
            <WishlistToggle product={product.id} label={words.addToWishlist} />
            {words.toInstead && (
              <a data-text="link" href="#instead">
                {words.toInstead}
              </a>
            )}
          </div>
        ) : (
          <div className="purchase__add">
            <Quantity max={selection.maxQuantity} value={selection.quantity} onValueChange={selection.setQuantity} />
            <Button
              id="add"
              type="submit"
              variant="accent"
              size="large"
              autoFocus={reply !== null}
              pending={isPending({ productId: product.id, optionId })}
              onPointerEnter={prefetchCart}
              onFocus={prefetchCart}
            >
              <CartIcon />
              {words.addToCart}
            </Button>
            <WishlistToggle product={product.id} label={words.addToWishlist} />
          </div>
        )}
      </Form>
      {!isSoldOut && product.options.length > 1 && (
        <p>
          <a data-text="link" href={localise(`/crew${path}`, locale)}>
            {words.bulkOrder}
          </a>
        </p>
      )}
      {!isSoldOut && product.options.some(({ availability }) => availability === 'out_of_stock') && (
        <p>
          <a data-text="link" href={localise(`/notify${path}`, locale)}>
            {words.notify}
          </a>
        </p>
      )}
      <div className="purchase__share">
        <CompareToggle productId={product.id} form={form} comparison={comparison} label={words.compare} />
        <ShareButton
          name={product.name}
          words={words}
          {...(product.isFrom &&
            sizeName && { path: `${localise(path, locale)}?${new URLSearchParams({ size: sizeName })}` })}
        />
        <CompareStatus comparison={comparison} />
      </div>
      <Assurances details={details} />
      {!isSoldOut && (
        <div className="purchase__delivery">
          <DeferredDeliveryTerms productId={product.id} />
        </div>
      )}
      {!isSoldOut && (
        <BuyBar targetId="add" className="buy-bar">
          <div className="buy-bar__facts">
            <Price amount={price} />
            {option && (
              <span>
                {words.size}: <b>{option.name}</b>
              </span>
            )}
          </div>
          <Button type="submit" form={form} variant="accent">
            {words.addToCart}
          </Button>
        </BuyBar>
      )}
    </div>
  )
}
