import type { Order } from '@shop/contract'
import { usePage } from '../page.ts'
import type { CheckoutWords } from '../words/uk/checkout.ts'
import { momentOf } from './order-dates.ts'
import { Part } from './order-parts.tsx'

interface OrderHistoryProps {
  history: Order['history']
  words: CheckoutWords['thanks']
}

/** What became of the order so far, the newest last. */
export function OrderHistory({ history, words }: OrderHistoryProps) {
  const { locale } = usePage()
  return (
    <Part title={words.history}>
      <ol className="thanks__history">
        {history.map(({ status, date }, index) => (
          <li key={`${status} ${date}`} aria-current={index === history.length - 1 ? 'step' : undefined}>
            <b>{words.statuses[status]}</b>
            <time dateTime={date} data-text="small muted">
              {momentOf(date, locale)}
            </time>
          </li>
        ))}
      </ol>
    </Part>
  )
}
