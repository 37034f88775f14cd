import type { OrderEvent } from '@shop/contract'
import { formatMoment } from '../format-date.ts'
import { usePage } from '../page.ts'
import type { CheckoutWords } from '../words/uk/checkout.ts'
import type { OrdersWords } from '../words/uk/orders.ts'

interface OrderTimelineProps {
  history: readonly OrderEvent[]
  words: OrdersWords
  checkoutWords: CheckoutWords
  className: string
  'aria-label'?: string
}

function titleOf({ kind, status, payment_status }: OrderEvent, { order }: CheckoutWords, words: OrdersWords): string {
  if (kind === 'delivery') return words.deliveryChanged
  if (kind === 'parcel') return words.parcelNotReceived
  return kind === 'payment' && payment_status ? order.paymentStatuses[payment_status] : order.statuses[status]
}

/** What happened to an order, and when; the last change of its status is the current step. */
export function OrderTimeline({ history, words, checkoutWords, ...list }: OrderTimelineProps) {
  const { locale } = usePage()
  const current = history.findLastIndex(({ kind }) => kind === 'status')
  return (
    <ol {...list}>
      {history.map((event, index) => (
        <li
          key={`${event.kind} ${event.status} ${event.date}`}
          data-kind={event.kind}
          aria-current={index === current ? 'step' : undefined}
        >
          <b>{titleOf(event, checkoutWords, words)}</b>
          <time dateTime={event.date} data-text="small muted">
            {formatMoment(event.date, locale)}
          </time>
          {event.text && <span data-text="small">{event.text}</span>}
        </li>
      ))}
    </ol>
  )
}
