import type { Order, PaymentStart } from '@shop/contract'
import { localise } from '@shop/contract/locales'
import { Button } from '@shop/ui/button'
import { CheckIcon, CloseIcon } from '@shop/ui/icon'
import { useEffect, useRef } from 'react'
import { usePage } from '../page.ts'
import { fill } from '../phrase.ts'
import { StoreLink } from '../shell/store-link.tsx'
import type { CartWords } from '../words/uk/cart.ts'
import type { CheckoutWords } from '../words/uk/checkout.ts'
import { type Cancelling, OrderCancel } from './order-cancel.tsx'
import { OrderGoods } from './order-goods.tsx'
import { OrderHistory } from './order-history.tsx'
import { Fact, Part } from './order-parts.tsx'
import { OrderPay } from './order-pay.tsx'
import {
  canCancel,
  isOpenToPay,
  isUnpaid,
  leadOf,
  pointKindOf,
  showsPayment,
  showsPaymentStatus,
} from './order-view.ts'

interface ThankYouPageProps {
  order: Order
  words: CheckoutWords
  cartWords: CartWords
  /** The order's own page, for other days and devices. */
  address: string
  /** What pressing «pay» came to. */
  payment: { form: PaymentStart | null; failed: boolean } | undefined
  cancelling: Cancelling
}

const isIn = <Key extends string>(key: string, texts: Readonly<Record<Key, string>>): key is Key => key in texts

/** The order as it was taken: its number, what happens next, everything in it. */
export function ThankYouPage({ order, address, words: checkout, cartWords, payment, cancelling }: ThankYouPageProps) {
  const { locale } = usePage()
  const title = useRef<HTMLHeadingElement>(null)
  const { thanks: words } = checkout
  const { number, contact, delivery, payment: paid, status, payment_status } = order
  const isFresh = status === 'new'
  const isCancelled = status === 'cancelled'
  const shownNumber = fill(words.number, { number })
  // biome-ignore lint/correctness/useExhaustiveDependencies: said anew when the order has become another one
  useEffect(() => title.current?.focus({ preventScroll: true }), [status])
  return (
    <div className="wrap thanks">
      <div className="thanks__head" data-cancelled={isCancelled ? '' : undefined}>
        <span className="thanks__sign" aria-hidden="true">
          {isCancelled ? <CloseIcon /> : <CheckIcon />}
        </span>
        <div>
          <h1 data-text="h1" tabIndex={-1} ref={title}>
            {words.title} <span className="nobreak">{shownNumber}</span>
          </h1>
          <p data-text="lead muted">{leadOf(order, words)}</p>
        </div>
      </div>
      <div className="thanks__cols">
        <div className="thanks__main">
          {isFresh && (
            <Part title={words.next}>
              <ol className="thanks__next">
                <li>{fill(words.call, { phone: contact.phone.replaceAll(' ', '\u00a0') })}</li>
                {isIn(paid.id, words.ways) && <li>{words.ways[paid.id]}</li>}
                <li>
                  {fill(delivery.id === 'pickup' ? words.pickup : words.sent, {
                    days: delivery.days.replace('-', '–'),
                  })}
                </li>
              </ol>
              {isOpenToPay(order) && <OrderPay words={words} payment={payment} id={paid.id} />}
            </Part>
          )}
          {isUnpaid(order) && paid.requisites.length > 0 && (
            <Part title={words.requisites}>
              <dl className="thanks__facts">
                {paid.requisites.map(({ name, value }) => (
                  <Fact key={name} term={name}>
                    {value}
                  </Fact>
                ))}
              </dl>
            </Part>
          )}
          <OrderHistory history={order.history} words={words} />
          <Part title={words.delivery}>
            <dl className="thanks__facts">
              <Fact term={checkout.way}>{delivery.name}</Fact>
              {delivery.city && <Fact term={checkout.city}>{delivery.city}</Fact>}
              {delivery.point && <Fact term={checkout.point[pointKindOf(delivery)]}>{delivery.point}</Fact>}
              {delivery.address && <Fact term={checkout.address}>{delivery.address}</Fact>}
              {order.recipient && (
                <Fact term={words.recipient}>
                  {order.recipient.name} {order.recipient.last_name},{' '}
                  <span className="nobreak">{order.recipient.phone}</span>
                </Fact>
              )}
              {order.comment && <Fact term={words.comment}>{order.comment}</Fact>}
            </dl>
          </Part>
          {showsPayment(order) && (
            <Part title={words.payment}>
              <dl className="thanks__facts">
                <Fact term={checkout.payment}>{paid.name}</Fact>
                {showsPaymentStatus(order) && (
                  <Fact term={words.paymentStatus}>{words.paymentStatuses[payment_status]}</Fact>
                )}
              </dl>
            </Part>
          )}
          <Part title={words.buyer}>
            <dl className="thanks__facts">
              <Fact term={words.buyer}>
                {contact.name} {contact.last_name}
              </Fact>
              <Fact term={checkout.phone}>
                <span className="nobreak">{contact.phone}</span>
              </Fact>
              <Fact term={checkout.email}>{contact.email}</Fact>
            </dl>
          </Part>
          <p data-text="muted">
            <a data-text="link" href={address}>
              {words.link}
            </a>
            . {words.keep}
          </p>
          <div className="thanks__ways">
            <Button asChild>
              <StoreLink href={localise('/', locale)}>{words.home}</StoreLink>
            </Button>
            {canCancel(order) && !cancelling && (
              <OrderCancel number={shownNumber} cancelling={null} words={words.cancel} />
            )}
          </div>
          {canCancel(order) && cancelling && (
            <OrderCancel number={shownNumber} cancelling={cancelling} words={words.cancel} />
          )}
        </div>
        <OrderGoods order={order} words={checkout} cartWords={cartWords} />
      </div>
    </div>
  )
}
