import type { Cart } from '@shop/contract'
import { formatMessage, formatPlural } from '@shop/ui/messages/format'
import { OrderSummary } from '@shop/ui/order-summary'
import { Price } from '@shop/ui/price'
import type { CartWords } from '../../platform/words/uk/cart.ts'
import { useMoney } from '../../platform/words/use-money.ts'
import { usePage } from '../../platform/words/use-page.ts'

interface CartSumsProps {
  cart: Cart
  words: CartWords
  /** Formatted delivery price. It is paid to the carrier and not part of the total. */
  delivery?: { term: string; text: string } | undefined
}

/** Totals calculated by the backend: list price, savings, discount, total. */
export function CartSums({ cart, words, delivery }: CartSumsProps) {
  const { locale } = usePage()
  const money = useMoney()
  const { count, list_total, subtotal, discount, coupon, total_price, instalment } = cart
  // Rounded to kopiykas: floating-point subtraction is inexact.
  const saving = Math.round((list_total - subtotal) * 100) / 100
  return (
    <OrderSummary.Totals>
      <OrderSummary.TotalsRow term={formatPlural(locale, words.products, count)}>
        {money(list_total)}
      </OrderSummary.TotalsRow>
      {saving > 0 && <OrderSummary.TotalsRow term={words.saving}>{`−${money(saving)}`}</OrderSummary.TotalsRow>}
      {discount > 0 && coupon && (
        <OrderSummary.TotalsRow term={formatMessage(words.discount, { code: coupon.code })}>
          {`−${money(discount)}`}
        </OrderSummary.TotalsRow>
      )}
      {delivery && <OrderSummary.TotalsRow term={delivery.term}>{delivery.text}</OrderSummary.TotalsRow>}
      <OrderSummary.TotalsRow term={words.total} grandTotal>
        <Price amount={total_price} />
      </OrderSummary.TotalsRow>
      {instalment && (
        <OrderSummary.TotalsRow term={words.instalment}>
          {`${instalment.count} × ${money(instalment.amount)}`}
        </OrderSummary.TotalsRow>
      )}
    </OrderSummary.Totals>
  )
}
