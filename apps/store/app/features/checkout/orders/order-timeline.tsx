import type { OrderEvent } from '@shop/contract'
import { OrderTimeline as Timeline } from '@shop/ui/order-timeline'
import { ShopUiProvider } from '@shop/ui/provider'
import { formatMoment } from '../../../platform/words/format-date.ts'
import type { CheckoutWords } from '../../../platform/words/uk/checkout.ts'
import type { OrdersWords } from '../../../platform/words/uk/orders.ts'
import { usePage } from '../../../platform/words/use-page.ts'

interface OrderTimelineProps {
  history: readonly OrderEvent[]
  words: OrdersWords
  checkoutWords: CheckoutWords
  orientation?: 'horizontal'
  'aria-label'?: string
}

function titleOf({ kind, status, payment_status }: OrderEvent, { order }: CheckoutWords, words: OrdersWords): string {
  if (kind === 'delivery') return words.deliveryChanged
  if (kind === 'parcel') return words.parcelNotReceived
  return kind === 'payment' && payment_status ? order.paymentStatuses[payment_status] : order.statuses[status]
}

/** Whether the order or its parcel went no further; the title says what happened. */
const isFailure = ({ kind, status, payment_status }: OrderEvent): boolean =>
  kind === 'parcel' ||
  (kind === 'payment' && payment_status === 'failed') ||
  (kind === 'status' && (status === 'cancelled' || status === 'returned'))

/** What happened to an order, and when; the last change of its status is the current step. */
export function OrderTimeline({ history, words, checkoutWords, ...list }: OrderTimelineProps) {
  const { locale } = usePage()
  const current = history.findLastIndex(({ kind }) => kind === 'status')
  return (
    <ShopUiProvider messages={words.ui}>
      <Timeline.Root {...list}>
        {history.map((event, index) => (
          <Timeline.Item
            key={`${event.kind} ${event.status} ${event.date}`}
            state={isFailure(event) ? 'failed' : index === current ? 'current' : 'done'}
            variant={event.kind === 'status' ? 'step' : 'event'}
            aria-current={index === current ? 'step' : undefined}
            {...(isFailure(event) && { stateText: null })}
          >
            <Timeline.Title>{titleOf(event, checkoutWords, words)}</Timeline.Title>
            <Timeline.Date date={event.date}>{formatMoment(event.date, locale)}</Timeline.Date>
            {event.text && <Timeline.Description>{event.text}</Timeline.Description>}
          </Timeline.Item>
        ))}
      </Timeline.Root>
    </ShopUiProvider>
  )
}
