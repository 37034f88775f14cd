import type { Order } from '@shop/contract'
import { localise } from '@shop/contract/locales'
import { Button } from '@shop/ui/button'
import { CheckIcon, CloseIcon } from '@shop/ui/icon'
import { useEffect, useRef } from 'react'
import { usePage } from '../page.ts'
import { fill } from '../phrase.ts'
import { StoreLink } from '../shell/store-link.tsx'
import type { CartWords } from '../words/uk/cart.ts'
import type { CheckoutWords } from '../words/uk/checkout.ts'
import { type Cancellation, OrderCancel } from './order-cancel.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderPay, type PaymentAction } from './order-pay.tsx'
import { canCancel, canPay, isUnpaid, leadOf, pointKindOf, showsPayment, showsPaymentStatus } from './order-view.ts'
import { PlacedOrderSummary } from './placed-order-summary.tsx'
import { Fact, ThankYouSection } from './thank-you-section.tsx'

interface ThankYouPageProps {
  order: Order
  words: CheckoutWords
  cartWords: CartWords
  /** Address of this page with the order's token, for other days and devices. */
  address: string
  paymentAction: PaymentAction | undefined
  cancellation: Cancellation | null
}

const isIn = <Key extends string>(key: string, texts: Readonly<Record<Key, string>>): key is Key => key in texts

/** A placed order: its number, what happens next, everything in it. */
export function ThankYouPage({
  order,
  address,
  words: checkout,
  cartWords,
  paymentAction,
  cancellation,
}: ThankYouPageProps) {
  const { locale } = usePage()
  const title = useRef<HTMLHeadingElement>(null)
  const { thanks: words } = checkout
  const { number, contact, delivery, payment, status, payment_status } = order
  const isNew = status === 'new'
  const isCancelled = status === 'cancelled'
  const shownNumber = fill(words.number, { number })
  // biome-ignore lint/correctness/useExhaustiveDependencies: announced again when the status has changed
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
          {isNew && (
            <ThankYouSection title={words.next}>
              <ol className="thanks__next">
                <li>{fill(words.call, { phone: contact.phone.replaceAll(' ', '\u00a0') })}</li>
                {isIn(payment.id, words.ways) && <li>{words.ways[payment.id]}</li>}
                <li>
                  {fill(delivery.id === 'pickup' ? words.pickup : words.sent, {
                    days: delivery.days.replace('-', '–'),
                  })}
                </li>
              </ol>
              {canPay(order) && <OrderPay words={words} action={paymentAction} id={payment.id} />}
            </ThankYouSection>
          )}
          {isUnpaid(order) && payment.requisites.length > 0 && (
            <ThankYouSection title={words.requisites}>
              <dl className="thanks__facts">
                {payment.requisites.map(({ name, value }) => (
                  <Fact key={name} term={name}>
                    {value}
                  </Fact>
                ))}
              </dl>
            </ThankYouSection>
          )}
          <OrderHistory history={order.history} words={words} />
          <ThankYouSection title={words.delivery}>
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
          </ThankYouSection>
          {showsPayment(order) && (
            <ThankYouSection title={words.payment}>
              <dl className="thanks__facts">
                <Fact term={checkout.payment}>{payment.name}</Fact>
                {showsPaymentStatus(order) && (
                  <Fact term={words.paymentStatus}>{words.paymentStatuses[payment_status]}</Fact>
                )}
              </dl>
            </ThankYouSection>
          )}
          <ThankYouSection title={words.buyer}>
            <dl className="thanks__facts">
              <Fact term={words.buyer}>
                {contact.name} {contact.last_name}
              </Fact>
              <Fact term={checkout.phone}>
                <span className="nobreak">{contact.phone}</span>
              </Fact>
              <Fact term={checkout.email}>{contact.email}</Fact>
            </dl>
          </ThankYouSection>
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
            {canCancel(order) && !cancellation && (
              <OrderCancel number={shownNumber} cancellation={null} words={words.cancel} />
            )}
          </div>
          {canCancel(order) && cancellation && (
            <OrderCancel number={shownNumber} cancellation={cancellation} words={words.cancel} />
          )}
        </div>
        <PlacedOrderSummary order={order} words={checkout} cartWords={cartWords} />
      </div>
    </div>
  )
}
