import type { Order } from '@shop/contract'
import { formatMoment } from '../format-date.ts'
import { usePage } from '../page.ts'
import { fill } from '../phrase.ts'
import type { CheckoutWords } from '../words/uk/checkout.ts'

/** Until when the products of an order wait for its payment, if they do. */
export function HeldUntil({ order: { payment }, words }: { order: Order; words: CheckoutWords['order'] }) {
  const { locale } = usePage()
  const { until } = payment
  return until && <p data-text="small">{fill(words.online.until, { moment: formatMoment(until, locale) })}</p>
}
