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
    <OrderSummary.Sums>
      <OrderSummary.Sum term={counted(locale, words.products, count)}>{money(list_total)}</OrderSummary.Sum>
      {saved > 0 && <OrderSummary.Sum term={words.saving}>{money(-saved)}</OrderSummary.Sum>}
      {discount > 0 && coupon && (
        <OrderSummary.Sum term={fill(words.discount, { code: coupon.code })}>{money(-discount)}</OrderSummary.Sum>
      )}
      {delivery && <OrderSummary.Sum term={delivery.term}>{delivery.text}</OrderSummary.Sum>}
      <OrderSummary.Sum term={words.total} total>
        <Price amount={total_price} />
      </OrderSummary.Sum>
    </OrderSummary.Sums>
  )
}
