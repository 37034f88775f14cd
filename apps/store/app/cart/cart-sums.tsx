import type { Cart } from '@shop/contract'
import { OrderSummary } from '@shop/ui/order-summary'
import { Price } from '@shop/ui/price'
import { usePage } from '../page.ts'
import { counted, fill } from '../phrase.ts'
import type { CartWords } from '../words/uk/cart.ts'
import { useMoney } from './money.ts'

interface CartSumsProps {
  cart: Cart
  words: CartWords
  /** What the delivery costs, in words: the carrier's, so it is not in the total. */
  delivery?: { term: string; text: string } | undefined
}

/** What it comes to, as the backend said: goods at full price, what is taken off, the total. */
export function CartSums({ cart, words, delivery }: CartSumsProps) {
  const { locale } = usePage()
  const money = useMoney()
  const { count, list_total, subtotal, discount, coupon, total_price } = cart
  // Both sums are the backend's; kopiykas are rounded away from the binary dust of their difference.
  const saved = Math.round((list_total - subtotal) * 100) / 100
  return (
    <OrderSummary.Totals>
      <OrderSummary.TotalsRow term={counted(locale, words.products, count)}>{money(list_total)}</OrderSummary.TotalsRow>
      {saved > 0 && <OrderSummary.TotalsRow term={words.saving}>{money(-saved)}</OrderSummary.TotalsRow>}
      {discount > 0 && coupon && (
        <OrderSummary.TotalsRow term={fill(words.discount, { code: coupon.code })}>
          {money(-discount)}
        </OrderSummary.TotalsRow>
      )}
      {delivery && <OrderSummary.TotalsRow term={delivery.term}>{delivery.text}</OrderSummary.TotalsRow>}
      <OrderSummary.TotalsRow term={words.total} grandTotal>
        <Price amount={total_price} />
      </OrderSummary.TotalsRow>
    </OrderSummary.Totals>
  )
}
