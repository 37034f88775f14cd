import type { Order } from '@shop/contract'
import { CartLine } from '@shop/ui/cart-line'
import { OrderSummary } from '@shop/ui/order-summary'
import { Price } from '@shop/ui/price'
import { useMoney } from '../cart/money.ts'
import { Picture } from '../goods/picture.tsx'
import { usePage } from '../page.ts'
import { counted, fill } from '../phrase.ts'
import type { CartWords } from '../words/uk/cart.ts'
import type { CheckoutWords } from '../words/uk/checkout.ts'
import { formatDay } from './order-dates.ts'

interface OrderGoodsProps {
  order: Order
  words: CheckoutWords
  cartWords: CartWords
}

/** What was ordered, and what it costs. */
export function OrderGoods({ order, words: checkout, cartWords }: OrderGoodsProps) {
  const { thanks: words } = checkout
  const { locale } = usePage()
  const money = useMoney()
  const { items, subtotal, discount, total, delivery_price, date, status } = order
  const count = items.reduce((sum, item) => sum + item.count, 0)
  return (
    <OrderSummary.Root>
      <OrderSummary.Header>
        <OrderSummary.Title>{words.goods}</OrderSummary.Title>
        <span data-text="caption">
          {words.status}: {words.statuses[status]}
        </span>
      </OrderSummary.Header>
      <OrderSummary.Lines>
        {items.map(({ line_id, code, name, option, count: pieces, url, image, total: sum }) => {
          const text = counted(locale, cartWords.pieces, pieces)
          return (
            <CartLine.Root key={line_id} size="small">
              <CartLine.Media>
                <Picture image={image} alt="" sizes="72px" />
              </CartLine.Media>
              <CartLine.Top>
                <div>
                  <CartLine.Name href={url}>{name}</CartLine.Name>
                  <CartLine.Note>
                    {option === null ? text : fill(cartWords.optionAndPieces, { option, pieces: text })}
                  </CartLine.Note>
                  <CartLine.Note>{fill(cartWords.code, { code })}</CartLine.Note>
                </div>
                <Price amount={sum} size="small" />
              </CartLine.Top>
            </CartLine.Root>
          )
        })}
      </OrderSummary.Lines>
      <OrderSummary.Totals>
        <OrderSummary.TotalsRow term={counted(locale, words.products, count)}>{money(subtotal)}</OrderSummary.TotalsRow>
        {discount > 0 && <OrderSummary.TotalsRow term={cartWords.coupon}>{money(-discount)}</OrderSummary.TotalsRow>}
        <OrderSummary.TotalsRow term={words.deliveryPrice}>
          {delivery_price === 0 ? checkout.free : fill(checkout.tariff, { price: money(delivery_price) })}
        </OrderSummary.TotalsRow>
        <OrderSummary.TotalsRow term={cartWords.total} grandTotal>
          <Price amount={total} />
        </OrderSummary.TotalsRow>
      </OrderSummary.Totals>
      <OrderSummary.Note>
        {words.date}: <time dateTime={date}>{formatDay(date, locale)}</time>
      </OrderSummary.Note>
    </OrderSummary.Root>
  )
}
