import type { CustomerOrder, OrderStatus as Status } from '@shop/contract'
import { localise } from '@shop/contract/locales'
import { Button } from '@shop/ui/button'
import { DownIcon } from '@shop/ui/icon'
import { formatMessage, formatPlural } from '@shop/ui/messages/format'
import { Price } from '@shop/ui/price'
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { StoreLink } from '../../../platform/navigation/store-link.tsx'
import { formatDay } from '../../../platform/words/format-date.ts'
import { usePage } from '../../../platform/words/use-page.ts'
import {
  BuyerNotes,
  type Cancellation,
  canCancel,
  canChangeDelivery,
  canPay,
  canReturn,
  deliveryText,
  Fact,
  OrderCancel,
  OrderReceipts,
  OrderReturns,
  OrderTimeline,
  orderPagePath,
  showsPayment,
  showsPaymentStatus,
} from '../../checkout/index.ts'
import { OrderGoods } from './order-goods.tsx'
import type { OrdersPageData } from './orders.server.ts'

interface OrderPartProps {
  order: CustomerOrder
  data: OrdersPageData
}

interface OrderDetailsProps extends OrderPartProps {
  open: boolean
  cancellation: Cancellation | null
}

/** One order: a row of the list that opens to everything in it. */
export function OrderDetails({ order, open, cancellation, data }: OrderDetailsProps) {
  const { words, cartWords, checkoutWords } = data
  const { locale } = usePage()
  const { order: texts } = checkoutWords
  const { number, date, status, items, payment_status, total } = order
  const count = items.reduce((sum, item) => sum + item.count, 0)
  const shownNumber = formatMessage(words.number, { number })
  const details = useRef<HTMLDetailsElement>(null)
  const isAsking = useRef(false)
  useEffect(() => {
    // After the answer the focus goes back to the button, or to the order, which is read out with its status.
    if (isAsking.current && !cancellation) {
      const button = details.current?.querySelector<HTMLElement>('[value="ask-cancel"] ~ button')
      if (button) button.focus({ preventScroll: true })
      // Shown too: on a phone it is a window above the button.
      else details.current?.querySelector<HTMLElement>('summary')?.focus()
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
          <span data-text="caption">{formatPlural(locale, cartWords.products, count)}</span>
        </span>
        <DownIcon size="small" />
      </summary>
      <div className="order__body">
        <OrderGoods items={items} words={words} cartWords={cartWords} />
        <OrderTimeline
          orientation="horizontal"
          aria-label={texts.history}
          history={order.history}
          words={words}
          checkoutWords={checkoutWords}
        />
        <OrderFacts order={order} data={data} />
        {cancellation && canCancel(order) ? (
          <OrderCancel order={order} cancellation={cancellation} words={texts}>
            <input type="hidden" name="number" value={number} />
          </OrderCancel>
        ) : (
          <OrderActions order={order} data={data} />
        )}
      </div>
    </details>
  )
}

/** Delivery, payment, buyer, recipient and comment. */
function OrderFacts({ order, data }: OrderPartProps) {
  const { words: ordersWords, checkoutWords, returnsWords, receiptQrs } = data
  const { locale } = usePage()
  const { payment, tracking, payment_status, contact } = order
  // The buyer, if nobody else is named.
  const recipient = order.recipient ?? contact
  const { order: words } = checkoutWords
  return (
    <dl className="order__facts">
      <Fact term={words.delivery}>{deliveryText(order.delivery)}</Fact>
      {tracking && (
        <Fact term={ordersWords.tracking}>
          <a data-text="link" href={tracking.url} rel="noreferrer" title={ordersWords.trackingHint}>
            {tracking.number}
          </a>
        </Fact>
      )}
      {showsPayment(order) && (
        <Fact term={words.payment}>
          {payment.name}
          {showsPaymentStatus(order) && <span>{words.paymentStatuses[payment_status]}</span>}
        </Fact>
      )}
      <Fact term={words.buyer}>
        {contact.name} {contact.last_name}
        <span className="no-wrap">{contact.phone}</span>
        <span>{contact.email}</span>
      </Fact>
      <Fact term={words.recipient}>
        {recipient.name} {recipient.last_name}
        <span className="no-wrap">{recipient.phone}</span>
      </Fact>
      <BuyerNotes order={order} words={checkoutWords} />
      {order.receipts && <OrderReceipts receipts={order.receipts} qrs={receiptQrs} words={ordersWords} />}
      {order.returns && returnsWords && (
        <OrderReturns returns={order.returns} words={returnsWords} address={localise('/account/exchange', locale)} />
      )}
    </dl>
  )
}

function OrderActions({ order, data }: OrderPartProps) {
  const { words, checkoutWords, repeatKey } = data
  const { locale } = usePage()
  const { number, token } = order
  const { formData } = useNavigation()
  const isRepeating = formData?.get('intent') === 'repeat' && formData.get('number') === number
  const pathOf = (page: Parameters<typeof orderPagePath>[0]) => orderPagePath(page, { number, token }, locale)
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
          <a href={pathOf('order')}>{checkoutWords.order.pay}</a>
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
      {canChangeDelivery(order) && (
        <Button asChild>
          <a href={pathOf('delivery')}>{words.changeDelivery.button}</a>
        </Button>
      )}
      {canCancel(order) && (
        <OrderCancel order={order} cancellation={null} words={checkoutWords.order}>
          <input type="hidden" name="number" value={number} />
        </OrderCancel>
      )}
    </div>
  )
}

/** Phase of an order by status: the style of its label. */
const phases = {
  new: 'new',
  confirmed: 'active',
  packed: 'active',
  shipped: 'active',
  delivered: 'done',
  completed: 'done',
  cancelled: 'closed',
  returned: 'closed',
} as const satisfies Record<Status, string>

/** Label of a status, styled by its phase. */
const OrderStatus = ({ status, children }: { status: Status; children: string }) => (
  <span className="order__status" data-phase={phases[status]}>
    {children}
  </span>
)
