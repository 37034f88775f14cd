import type { Cart, Delivery } from '@shop/contract'
import { localise } from '@shop/contract/locales'
import { CartLine } from '@shop/ui/cart-line'
import { CartIcon, DownIcon } from '@shop/ui/icon'
import { OrderSummary } from '@shop/ui/order-summary'
import { Price } from '@shop/ui/price'
import type { ReactNode } from 'react'
import { CartSums } from '../cart/cart-sums.tsx'
import { useMoney } from '../cart/money.ts'
import { Picture } from '../goods/picture.tsx'
import { usePage } from '../page.ts'
import { counted, fill } from '../phrase.ts'
import { StoreLink } from '../shell/store-link.tsx'
import type { CartWords } from '../words/uk/cart.ts'
import type { CheckoutWords } from '../words/uk/checkout.ts'

interface OrderProps {
  cart: Cart
  words: { cart: CartWords; checkout: CheckoutWords }
}

function Lines({ cart, words }: OrderProps) {
  const { locale } = usePage()
  return (
    <>
      {cart.items.map(({ id, name, option, count, image, total }) => {
        const pieces = counted(locale, words.cart.pieces, count)
        return (
          <CartLine.Root key={id} size="small">
            <CartLine.Media>
              <Picture image={image} alt="" sizes="72px" />
            </CartLine.Media>
            <CartLine.Top>
              <div>
                <CartLine.Name>{name}</CartLine.Name>
                <CartLine.Note>
                  {option === null ? pieces : fill(words.cart.optionAndPieces, { option, pieces })}
                </CartLine.Note>
              </div>
              <Price amount={total} size="small" />
            </CartLine.Top>
          </CartLine.Root>
        )
      })}
    </>
  )
}

/** On a phone the total stays one line above the steps and opens to the goods. */
export function OrderBar({ cart, words }: OrderProps) {
  const { locale } = usePage()
  const products = counted(locale, words.cart.products, cart.count)
  return (
    <OrderSummary.Bar className="only-narrow">
      <OrderSummary.Trigger>
        <CartIcon size="small" />
        {fill(words.checkout.summaryWith, { products })}
        <Price amount={cart.total_price} />
        <DownIcon size="small" />
      </OrderSummary.Trigger>
      <ul className="wrap">
        <Lines cart={cart} words={words} />
      </ul>
    </OrderSummary.Bar>
  )
}

interface OrderAsideProps extends OrderProps {
  shippingMethod: Delivery | null
  /** The coupon's form. */
  children: ReactNode
}

/** What is being ordered and what it comes to, beside the steps. */
export function OrderAside({ cart, words, shippingMethod, children }: OrderAsideProps) {
  const { locale } = usePage()
  const money = useMoney()
  const { checkout } = words
  const delivery = shippingMethod && {
    term: shippingMethod.name,
    text:
      shippingMethod.price === 0
        ? checkout.free
        : fill(checkout.deliveryTariff, { price: money(shippingMethod.price) }),
  }
  return (
    <OrderSummary.Root>
      <OrderSummary.Header>
        <OrderSummary.Title>{checkout.summary}</OrderSummary.Title>
        <StoreLink href={localise('/cart', locale)} data-text="link small">
          {checkout.change}
          <span data-visually-hidden=""> {checkout.changes.cart}</span>
        </StoreLink>
      </OrderSummary.Header>
      <OrderSummary.Lines>
        <Lines cart={cart} words={words} />
      </OrderSummary.Lines>
      {children}
      <CartSums cart={cart} words={words.cart} delivery={delivery ?? undefined} />
      <OrderSummary.Note>{words.cart.withoutDelivery}</OrderSummary.Note>
    </OrderSummary.Root>
  )
}
