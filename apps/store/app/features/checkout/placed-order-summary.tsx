import type { Order } from '@shop/contract'
import { formatMessage, formatPlural } from '@shop/ui/messages/format'
import { OrderSummary } from '@shop/ui/order-summary'
import { Price } from '@shop/ui/price'
import { formatDay } from '../../platform/words/format-date.ts'
import type { CartWords } from '../../platform/words/uk/cart.ts'
import type { CheckoutWords } from '../../platform/words/uk/checkout.ts'
import { useMoney } from '../../platform/words/use-money.ts'
import { usePage } from '../../platform/words/use-page.ts'
import { OrderLines } from './order-lines.tsx'

interface PlacedOrderSummaryProps {
  order: Order
  words: CheckoutWords
  cartWords: CartWords
}

/** Items and totals of a placed order. */
export function PlacedOrderSummary({ order, words: checkout, cartWords }: PlacedOrderSummaryProps) {
  const { order: words } = checkout
  const { locale } = usePage()
  const money = useMoney()
  const { items, subtotal, discount, total, delivery_price, date, status } = order
  const count = items.reduce((sum, item) => sum + item.count, 0)
  return (
    <OrderSummary.Root>
      <OrderSummary.Header>
        <OrderSummary.Title>{words.products}</OrderSummary.Title>
        <span data-text="caption">{`${words.status}: ${words.statuses[status]}`}</span>
      </OrderSummary.Header>
      <OrderSummary.Lines>
        <OrderLines lines={items.map(({ line_id: id, ...item }) => ({ id, ...item }))} words={cartWords} />
      </OrderSummary.Lines>
      <OrderSummary.Totals>
        <OrderSummary.TotalsRow term={formatPlural(locale, cartWords.products, count)}>
          {money(subtotal)}
        </OrderSummary.TotalsRow>
        {discount > 0 && (
          <OrderSummary.TotalsRow term={cartWords.coupon}>{`−${money(discount)}`}</OrderSummary.TotalsRow>
        )}
        <OrderSummary.TotalsRow term={delivery_price === 0 ? words.delivery : words.deliveryPrice}>
          {delivery_price === 0 ? checkout.free : formatMessage(checkout.priceFrom, { price: money(delivery_price) })}
        </OrderSummary.TotalsRow>
        <OrderSummary.TotalsRow term={cartWords.total} grandTotal>
          <Price amount={total} />
        </OrderSummary.TotalsRow>
      </OrderSummary.Totals>
      <OrderSummary.Description>
        {words.date}: <time dateTime={date}>{formatDay(date, locale)}</time>
      </OrderSummary.Description>
    </OrderSummary.Root>
  )
}
