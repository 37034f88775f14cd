import type { Cart, Delivery } from '@shop/contract'
import { localise } from '@shop/contract/locales'
import { CartIcon, DownIcon } from '@shop/ui/icon'
import { formatMessage, formatPlural } from '@shop/ui/messages/format'
import { OrderSummary } from '@shop/ui/order-summary'
import { Price } from '@shop/ui/price'
import type { ReactNode } from 'react'
import { StoreLink } from '../../platform/navigation/store-link.tsx'
import type { CartWords } from '../../platform/words/uk/cart.ts'
import type { CheckoutWords } from '../../platform/words/uk/checkout.ts'
import { useMoney } from '../../platform/words/use-money.ts'
import { usePage } from '../../platform/words/use-page.ts'
import { CartSums } from '../cart/index.ts'
import { OrderLines } from './order-lines.tsx'

interface OrderSummaryProps {
  cart: Cart
  cartWords: CartWords
  words: CheckoutWords
}

/** On narrow screens: the total in one line above the steps, expandable to the items. */
export function OrderSummaryBar({ cart, cartWords, words }: OrderSummaryProps) {
  const { locale } = usePage()
  const products = formatPlural(locale, cartWords.products, cart.count)
  return (
    <OrderSummary.Bar className="only-narrow">
      <OrderSummary.Trigger>
        <CartIcon size="small" />
        <span>{formatMessage(words.summaryWithCount, { products })}</span>
        <Price amount={cart.total_price} />
        <DownIcon size="small" />
      </OrderSummary.Trigger>
      <ul className="wrap">
        <OrderLines lines={cart.items.map(({ code: _, url: __, ...line }) => line)} words={cartWords} />
      </ul>
    </OrderSummary.Bar>
  )
}

interface OrderSummaryPanelProps extends OrderSummaryProps {
  shippingMethod: Delivery | null
  /** Coupon form. */
  children: ReactNode
}

/** Items and totals beside the steps. */
export function OrderSummaryPanel({ cart, cartWords, words, shippingMethod, children }: OrderSummaryPanelProps) {
  const { locale } = usePage()
  const money = useMoney()
  const delivery = shippingMethod && {
    term: shippingMethod.name,
    text:
      shippingMethod.price === 0 || cart.coupon?.free_delivery
        ? words.free
        : formatMessage(shippingMethod.from ? words.deliveryTariff : words.deliveryPrice, {
            price: money(shippingMethod.price),
          }),
  }
  return (
    <OrderSummary.Root>
      <OrderSummary.Header>
        <OrderSummary.Title>{words.summary}</OrderSummary.Title>
        <StoreLink href={localise('/cart', locale)} data-text="link small">
          {words.edit}
          <span data-visually-hidden=""> {words.editTargets.cart}</span>
        </StoreLink>
      </OrderSummary.Header>
      <OrderSummary.Lines>
        <OrderLines lines={cart.items.map(({ code: _, url: __, ...line }) => line)} words={cartWords} />
      </OrderSummary.Lines>
      {children}
      <CartSums cart={cart} words={cartWords} delivery={delivery ?? undefined} />
      <OrderSummary.Description>{cartWords.withoutDelivery}</OrderSummary.Description>
    </OrderSummary.Root>
  )
}
