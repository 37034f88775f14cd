import type { CustomerOrder } from '@shop/contract'
import { localise } from '@shop/contract/locales'
import { Button } from '@shop/ui/button'
import { DownIcon } from '@shop/ui/icon'
import { Price } from '@shop/ui/price'
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { type Cancellation, OrderCancel } from '../../checkout/order-cancel.tsx'
import { canCancel, canPay, canReturn, showsPayment, showsPaymentStatus } from '../../checkout/order-view.ts'
import { formatDay, formatMoment } from '../../format-date.ts'
import { usePage } from '../../page.ts'
import { counted, fill } from '../../phrase.ts'
import { StoreLink } from '../../shell/store-link.tsx'
import { BuyerFact, DeliveryFact, Fact, RecipientFact } from './order-facts.tsx'
import { OrderGoods } from './order-goods.tsx'
import { OrderStatus } from './order-status.tsx'
import type { OrdersPageData } from './orders.server.ts'

interface OrderDetailsProps {
  order: CustomerOrder
  open: boolean
  cancellation: Cancellation | null
  data: OrdersPageData
}

/** One order: a row of the list that opens to everything in it. */
export function OrderDetails({ order, open, cancellation, data }: OrderDetailsProps) {
  const { words, cartWords, checkoutWords } = data
  const { locale } = usePage()
  const { order: texts } = checkoutWords
  const { number, date, status, items, payment_status, total } = order
  const count = items.reduce((sum, item) => sum + item.count, 0)
  const shownNumber = fill(words.number, { number })
  const details = useRef<HTMLDetailsElement>(null)
  const isAsking = useRef(false)
  useEffect(() => {
    // After the answer the focus goes back to the button, or to the order, which is read out with its status.
    if (isAsking.current && !cancellation) {
      const button = details.current?.querySelector<HTMLElement>('[value="ask-cancel"] ~ button')
      ;(button ?? details.current?.querySelector<HTMLElement>('summary'))?.focus({ preventScroll: true })
    }
    isAsking.current = cancellation !== null
  }, [cancellation])
  return (
    <details className="order" open={open} ref={details}>
      <summary>
        <span>
          <b className="order__number">{shownNumber}</b>
          <time dateTime={date} data-text="caption">
            {formatDay(date, locale)}
          </time>
        </span>
        <OrderStatus status={status}>{texts.statuses[status]}</OrderStatus>
        <span data-text="small muted">{showsPayment(order) && texts.paymentStatuses[payment_status]}</span>
        <span className="order__sum">
          <Price amount={total} size="small" />
          <span data-text="caption">{counted(locale, cartWords.products, count)}</span>
        </span>
        <DownIcon size="small" />
      </summary>
      <div className="order__body">
        <OrderGoods items={items} words={words} cartWords={cartWords} />
        <ol className="order__history" aria-label={texts.history}>
          {order.history.map((entry, index) => (
            <li
              key={`${entry.status} ${entry.date}`}
              aria-current={index === order.history.length - 1 ? 'step' : undefined}
            >
              <b>{texts.statuses[entry.status]}</b>
              <time dateTime={entry.date}>{formatMoment(entry.date, locale)}</time>
            </li>
          ))}
        </ol>
        <OrderFacts order={order} data={data} />
        {cancellation && canCancel(order) ? (
          <OrderCancel number={shownNumber} cancellation={cancellation} words={texts.cancel}>
            <input type="hidden" name="number" value={number} />
          </OrderCancel>
        ) : (
          <OrderActions order={order} data={data} shownNumber={shownNumber} />
        )}
      </div>
    </details>
  )
}

/** Delivery, payment, buyer, recipient and comment. */
function OrderFacts({ order, data: { checkoutWords } }: { order: CustomerOrder; data: OrdersPageData }) {
  const { payment, comment, payment_status } = order
  const { order: words } = checkoutWords
  return (
    <dl className="order__facts">
      <DeliveryFact order={order} words={words} />
      {showsPayment(order) && (
        <Fact term={words.payment}>
          {payment.name}
          {showsPaymentStatus(order) && <span>{words.paymentStatuses[payment_status]}</span>}
        </Fact>
      )}
      <BuyerFact order={order} words={words} />
      <RecipientFact order={order} words={words} />
      {comment && <Fact term={words.comment}>{comment}</Fact>}
    </dl>
  )
}

interface OrderActionsProps {
  order: CustomerOrder
  data: OrdersPageData
  shownNumber: string
}

function OrderActions({ order, data, shownNumber }: OrderActionsProps) {
  const { words, checkoutWords, repeatKey } = data
  const { locale } = usePage()
  const { number, token } = order
  const { formData } = useNavigation()
  const isRepeating = formData?.get('intent') === 'repeat' && formData.get('number') === number
  const tracking = `${localise('/cart/thankyou', locale)}?${new URLSearchParams({ number, token })}`
  return (
    <div className="order__actions">
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="repeat" />
        <input type="hidden" name="number" value={number} />
        <input type="hidden" name="key" value={repeatKey} />
        <Button type="submit" variant="accent" pending={isRepeating}>
          {words.repeat}
        </Button>
      </Form>
      {canPay(order) && (
        <Button asChild>
          <a href={tracking}>{checkoutWords.order.pay}</a>
        </Button>
      )}
      {canReturn(order) && (
        <Button asChild>
          <StoreLink href={`${localise('/account/exchange', locale)}?${new URLSearchParams({ order: number })}`}>
            {words.exchange}
          </StoreLink>
        </Button>
      )}
      <Button asChild>
        <StoreLink href={`${localise('/account/orders', locale)}/${number.toLowerCase()}`}>{words.invoice}</StoreLink>
      </Button>
      {canCancel(order) && (
        <OrderCancel number={shownNumber} cancellation={null} words={checkoutWords.order.cancel}>
          <input type="hidden" name="number" value={number} />
        </OrderCancel>
      )}
    </div>
  )
}
