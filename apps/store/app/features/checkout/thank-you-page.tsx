import type { Order } from '@shop/contract'
import { localise } from '@shop/contract/locales'
import { Button } from '@shop/ui/button'
import { CheckIcon, CloseIcon } from '@shop/ui/icon'
import { formatMessage } from '@shop/ui/messages/format'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { StoreLink } from '../../platform/navigation/store-link.tsx'
import type { CartWords } from '../../platform/words/uk/cart.ts'
import type { CheckoutWords } from '../../platform/words/uk/checkout.ts'
import type { OrdersWords } from '../../platform/words/uk/orders.ts'
import { usePage } from '../../platform/words/use-page.ts'
import { AuthLink } from '../../shell/dialogs/auth-link.tsx'
import { formatArrival } from '../delivery/index.ts'
import { type Cancellation, OrderCancel } from './order-cancel.tsx'
import { BuyerNotes, Fact } from './order-facts.tsx'
import { OrderPay, type PaymentAction } from './order-pay.tsx'
import {
  canCancel,
  canChangeDelivery,
  canPay,
  canReturn,
  isByInstalments,
  isUnpaid,
  pointKindOf,
  showsPayment,
  showsPaymentStatus,
  statusTextOf,
} from './order-view.ts'
import { CopyButton } from './orders/copy-button.tsx'
import { HeldUntil } from './orders/held-until.tsx'
import { orderPagePath } from './orders/order-paths.ts'
import type { ReceiptQrs } from './orders/order-receipts.server.ts'
import { OrderReceipts } from './orders/order-receipts.tsx'
import { OrderReturns, type OrderReturnsWords } from './orders/order-returns.tsx'
import { OrderTimeline } from './orders/order-timeline.tsx'
import type { QrCode } from './orders/qr.server.ts'
import { Requisites } from './orders/requisites.tsx'
import { PlacedOrderSummary } from './placed-order-summary.tsx'

interface ThankYouPageProps {
  order: Order
  /** No customer is signed in: the page offers to sign in. */
  isGuest: boolean
  words: CheckoutWords
  cartWords: CartWords
  ordersWords: OrdersWords
  /** Null: the order has no requests. */
  returnsWords: OrderReturnsWords | null
  /** Grants access to this order with its number. */
  token: string
  /** Of the shop's addresses, for what is printed. */
  origin: string
  /** Code of the bank transfer that the order waits for. */
  qr: QrCode | null
  receiptQrs: ReceiptQrs
  paymentAction: PaymentAction | undefined
  cancellation: Cancellation | null
}

const isIn = <Key extends string>(key: string, texts: Readonly<Record<Key, string>>): key is Key => key in texts

/** A placed order: number, next steps, contents. */
export function ThankYouPage({
  order,
  isGuest,
  token,
  origin,
  qr,
  receiptQrs,
  words: checkout,
  cartWords,
  ordersWords,
  returnsWords,
  paymentAction,
  cancellation,
}: ThankYouPageProps) {
  const { locale } = usePage()
  const title = useRef<HTMLHeadingElement>(null)
  const { order: words } = checkout
  const { number, contact, delivery, tracking, payment, status, payment_status } = order
  const pathOf = (page: Parameters<typeof orderPagePath>[0]) => orderPagePath(page, { number, token }, locale)
  const instruction = canPay(order) && !isByInstalments(payment.id) ? 'online' : payment.id
  const isNew = status === 'new'
  const isCancelled = status === 'cancelled'
  const shownNumber = formatMessage(words.number, { number })
  const announced = useRef(status)
  useEffect(() => {
    // A changed status is announced again, and shown: the button that has changed it is far below.
    title.current?.focus({ preventScroll: announced.current === status })
    announced.current = status
  }, [status])
  const actions = useRef<HTMLDivElement>(null)
  const isAsking = useRef(false)
  useEffect(() => {
    // The order is kept: the question is gone, and its button is there again.
    if (isAsking.current && !cancellation)
      actions.current?.querySelector<HTMLElement>('[value="ask-cancel"] ~ button')?.focus({ preventScroll: true })
    isAsking.current = cancellation !== null
  }, [cancellation])
  return (
    <div className="wrap thank-you">
      <div className="thank-you__header" data-cancelled={isCancelled ? '' : undefined}>
        <span className="thank-you__icon" aria-hidden="true">
          {isCancelled ? <CloseIcon /> : <CheckIcon />}
        </span>
        <div>
          <h1 data-text="h1" tabIndex={-1} ref={title}>
            {words.title} <span className="no-wrap">{shownNumber}</span>
          </h1>
          <p data-text="lead muted">{statusTextOf(order, words)}</p>
        </div>
      </div>
      <div className="thank-you__columns">
        <div className="thank-you__main">
          <OrderPay order={order} words={words} address={pathOf('order')} action={paymentAction} />
          {isNew && (
            <ThankYouSection title={words.nextSteps}>
              <ol className="thank-you__next-steps">
                <li>
                  {order.no_call
                    ? formatMessage(words.reviewNoteByMail, { email: contact.email })
                    : formatMessage(words.reviewNote, { phone: contact.phone.replaceAll(' ', '\u00a0') })}
                </li>
                {isIn(instruction, words.paymentInstructions) && <li>{words.paymentInstructions[instruction]}</li>}
                <li>
                  {formatMessage(delivery.id === 'pickup' ? words.pickupNote : words.deliveryNote, {
                    when: isUnpaid(order)
                      ? formatMessage(words.afterPayment, { days: delivery.days.replace('-', '–') })
                      : formatArrival(delivery.days, new Date(order.date), locale),
                  })}
                </li>
              </ol>
            </ThankYouSection>
          )}
          {isUnpaid(order) && payment.requisites.length > 0 && (
            <ThankYouSection title={words.requisites}>
              <Requisites order={order} qr={qr} invoicePath={pathOf('invoice')} words={ordersWords}>
                <HeldUntil order={order} words={words} />
              </Requisites>
            </ThankYouSection>
          )}
          <ThankYouSection title={words.history}>
            <OrderTimeline history={order.history} words={ordersWords} checkoutWords={checkout} />
          </ThankYouSection>
          {order.returns && returnsWords && (
            <ThankYouSection title={returnsWords.requests}>
              <dl className="thank-you__facts">
                <OrderReturns returns={order.returns} words={returnsWords} address={pathOf('return')} />
              </dl>
            </ThankYouSection>
          )}
          <ThankYouSection title={words.delivery}>
            <dl className="thank-you__facts">
              <Fact term={checkout.shippingMethod}>{delivery.name}</Fact>
              {delivery.city && <Fact term={checkout.city}>{delivery.city}</Fact>}
              {delivery.point && <Fact term={checkout.point[pointKindOf(delivery)]}>{delivery.point}</Fact>}
              {delivery.address && <Fact term={checkout.address}>{delivery.address}</Fact>}
              {tracking && (
                <Fact term={ordersWords.tracking}>
                  <a data-text="link" href={tracking.url} rel="noreferrer" title={ordersWords.trackingHint}>
                    {tracking.number}
                  </a>{' '}
                  <CopyButton text={tracking.number} name={ordersWords.tracking} words={ordersWords} />
                </Fact>
              )}
              {order.recipient && (
                <Fact term={words.recipient}>
                  {order.recipient.name} {order.recipient.last_name},{' '}
                  <span className="no-wrap">{order.recipient.phone}</span>
                </Fact>
              )}
            </dl>
            {canChangeDelivery(order) && (
              <p className="thank-you__change">
                <a data-text="link" href={pathOf('delivery')}>
                  {ordersWords.changeDelivery.button}
                </a>
              </p>
            )}
          </ThankYouSection>
          {showsPayment(order) && (
            <ThankYouSection title={words.payment}>
              <dl className="thank-you__facts">
                <Fact term={checkout.payment}>{payment.name}</Fact>
                {showsPaymentStatus(order) && (
                  <Fact term={words.paymentStatus}>{words.paymentStatuses[payment_status]}</Fact>
                )}
              </dl>
            </ThankYouSection>
          )}
          {order.receipts && (
            <ThankYouSection title={ordersWords.receipts.title}>
              <dl className="thank-you__facts">
                <OrderReceipts receipts={order.receipts} qrs={receiptQrs} words={ordersWords} />
              </dl>
            </ThankYouSection>
          )}
          <ThankYouSection title={words.buyer}>
            <dl className="thank-you__facts">
              <Fact term={words.buyer}>
                {contact.name} {contact.last_name}
              </Fact>
              <Fact term={checkout.phone}>
                <span className="no-wrap">{contact.phone}</span>
              </Fact>
              <Fact term={checkout.email}>{contact.email}</Fact>
              <BuyerNotes order={order} words={checkout} />
            </dl>
          </ThankYouSection>
          {isGuest && (
            <ThankYouSection title={words.signIn.title}>
              <p>{words.signIn.text}</p>
              <p className="thank-you__sign-in">
                <AuthLink name="login" path={`/login?next=${localise('/account/orders', locale)}`}>
                  {words.signIn.login}
                </AuthLink>
                <AuthLink name="registration" path={`/registration?next=${localise('/account/orders', locale)}`}>
                  {words.signIn.register}
                </AuthLink>
              </p>
            </ThankYouSection>
          )}
          <p data-text="muted">
            <a data-text="link" href={pathOf('order')}>
              {words.link}
            </a>
            . {words.linkNote}
          </p>
          <p className="print-only">{origin + pathOf('order')}</p>
          <div className="thank-you__actions" ref={actions}>
            <Button asChild>
              <StoreLink href={localise('/', locale)}>{words.home}</StoreLink>
            </Button>
            {canReturn(order) && (
              <Button asChild>
                <a href={pathOf('return')}>{words.returns}</a>
              </Button>
            )}
            {canCancel(order) && !cancellation && <OrderCancel order={order} cancellation={null} words={words} />}
          </div>
          {canCancel(order) && cancellation && <OrderCancel order={order} cancellation={cancellation} words={words} />}
        </div>
        <PlacedOrderSummary order={order} words={checkout} cartWords={cartWords} />
      </div>
    </div>
  )
}

/** A section of the page, labelled by its heading. */
function ThankYouSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="thank-you__section" aria-labelledby={id}>
      <h2 id={id} data-text="h3">
        {title}
      </h2>
      {children}
    </section>
  )
}
