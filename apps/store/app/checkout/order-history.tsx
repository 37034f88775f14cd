import type { Order } from '@shop/contract'
import { usePage } from '../page.ts'
import type { CheckoutWords } from '../words/uk/checkout.ts'
import { formatMoment } from './order-dates.ts'
import { ThankYouSection } from './thank-you-section.tsx'

interface OrderHistoryProps {
  history: Order['history']
  words: CheckoutWords['thanks']
}

/** Statuses of the order, the newest last. */
export function OrderHistory({ history, words }: OrderHistoryProps) {
  const { locale } = usePage()
  return (
    <ThankYouSection title={words.history}>
      <ol className="thanks__history">
        {history.map(({ status, date }, index) => (
          <li key={`${status} ${date}`} aria-current={index === history.length - 1 ? 'step' : undefined}>
            <b>{words.statuses[status]}</b>
            <time dateTime={date} data-text="small muted">
              {formatMoment(date, locale)}
            </time>
          </li>
        ))}
      </ol>
    </ThankYouSection>
  )
}
