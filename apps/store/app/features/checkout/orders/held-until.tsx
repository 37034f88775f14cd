import type { Order } from '@shop/contract'
import { formatMessage } from '@shop/ui/messages/format'
import { formatMoment } from '../../../platform/words/format-date.ts'
import type { CheckoutWords } from '../../../platform/words/uk/checkout.ts'
import { usePage } from '../../../platform/words/use-page.ts'

/** Until when the products of an order wait for its payment, if they do. */
export function HeldUntil({ order: { payment }, words }: { order: Order; words: CheckoutWords['order'] }) {
  const { locale } = usePage()
  const { until } = payment
  return until && <p data-text="small">{formatMessage(words.online.until, { moment: formatMoment(until, locale) })}</p>
}
