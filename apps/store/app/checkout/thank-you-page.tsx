import type { Order, PaymentStart } from '@shop/contract'
import { localise } from '@shop/contract/locales'
import { Button } from '@shop/ui/button'
import { CartLine } from '@shop/ui/cart-line'
import { CheckIcon } from '@shop/ui/icon'
import { OrderSummary } from '@shop/ui/order-summary'
import { Price } from '@shop/ui/price'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useMoney } from '../cart/money.ts'
import { Picture } from '../goods/picture.tsx'
import { usePage } from '../page.ts'
import { counted, fill } from '../phrase.ts'
import { StoreLink } from '../shell/store-link.tsx'
import type { CartWords } from '../words/uk/cart.ts'
import type { CheckoutWords } from '../words/uk/checkout.ts'

interface ThankYouPageProps {
  order: Order
  words: CheckoutWords
  cartWords: CartWords
  /** The order's own page, for other days and devices. */
  address: string
  /** What pressing «pay» came to. */
  payment: { form: PaymentStart | null; failed: boolean } | undefined
}

const isIn = <Key extends string>(key: string, texts: Readonly<Record<Key, string>>): key is Key => key in texts

/** The order as it was taken: its number, what happens next, everything in it. */
export function ThankYouPage({ order, address, words: checkout, cartWords, payment }: ThankYouPageProps) {
  const { locale } = usePage()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  const { thanks: words } = checkout
  const { number, contact, delivery, payment: paid, status, payment_status } = order
  const isFresh = status === 'new'
  const isUnpaid = paid.id === 'card' && (payment_status === 'pending' || payment_status === 'failed') && isFresh
  return (
    <div className="wrap thanks">
      <div className="thanks__head">
        <span className="thanks__sign" aria-hidden="true">
          <CheckIcon />
        </span>
        <div>
          <h1 data-text="h1" tabIndex={-1} ref={title}>
            {words.title} <span className="nobreak">{fill(words.number, { number })}</span>
          </h1>
          <p data-text="lead soft">{isFresh ? words.lead : words.statuses[status]}</p>
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
              {isUnpaid && <Pay words={words} payment={payment} id={paid.id} />}
            </Part>
          )}
          {paid.requisites.length > 0 && (
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
          <Part title={words.delivery}>
            <dl className="thanks__facts">
              <Fact term={checkout.way}>{delivery.name}</Fact>
              {delivery.city && <Fact term={checkout.city}>{delivery.city}</Fact>}
              {delivery.point && <Fact term={checkout.point.branch}>{delivery.point}</Fact>}
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
          <Part title={words.payment}>
            <dl className="thanks__facts">
              <Fact term={checkout.payment}>{paid.name}</Fact>
              {payment_status !== 'on_receipt' && (
                <Fact term={words.paymentStatus}>{words.paymentStatuses[payment_status]}</Fact>
              )}
            </dl>
          </Part>
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
          <p data-text="soft">
            <a data-text="link" href={address}>
              {words.link}
            </a>
            . {words.keep}
          </p>
          <Button asChild>
            <StoreLink href={localise('/', locale)}>{words.home}</StoreLink>
          </Button>
        </div>
        <Goods order={order} words={checkout} cartWords={cartWords} />
      </div>
    </div>
  )
}

/** A part of the page under a rule. Named by its heading. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="thanks__part" aria-labelledby={id}>
      <h2 id={id} data-text="h3">
        {title}
      </h2>
      {children}
    </section>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

interface PayProps {
  words: CheckoutWords['thanks']
  payment: ThankYouPageProps['payment']
  id: string
}

/** Leads to the provider's page: by our action first, then, where the provider wants a form, by that form. */
function Pay({ words, payment, id }: PayProps) {
  const form = payment?.form
  if (form?.kind === 'form')
    return (
      <form method="post" action={form.action} className="thanks__pay">
        {Object.entries(form.fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant="accent">
          {words.pay}
        </Button>
      </form>
    )
  return (
    <form method="post" className="thanks__pay">
      <input type="hidden" name="payment" value={id} />
      <Button type="submit" variant="accent">
        {words.pay}
      </Button>
      {payment?.failed && <p role="alert">{words.payFailed}</p>}
    </form>
  )
}

interface GoodsProps {
  order: Order
  words: CheckoutWords
  cartWords: CartWords
}

function Goods({ order, words: checkout, cartWords }: GoodsProps) {
  const { thanks: words } = checkout
  const { locale } = usePage()
  const money = useMoney()
  const { items, subtotal, discount, total, delivery_price, date, status } = order
  const count = items.reduce((sum, item) => sum + item.count, 0)
  // The shop's own clock, so that server and browser write the same day.
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Kyiv' }).format(new Date(date))
  return (
    <OrderSummary.Root>
      <OrderSummary.Head>
        <OrderSummary.Title>{words.goods}</OrderSummary.Title>
        <span data-text="note">
          {words.status}: {words.statuses[status]}
        </span>
      </OrderSummary.Head>
      <OrderSummary.Lines>
        {items.map(({ line_id, name, option, count: pieces, url, image, total: sum }) => {
          const text = counted(locale, cartWords.pieces, pieces)
          return (
            <CartLine.Root key={line_id} size="small">
              <CartLine.Picture>
                <Picture image={image} alt="" sizes="72px" />
              </CartLine.Picture>
              <CartLine.Top>
                <div>
                  <CartLine.Name href={url}>{name}</CartLine.Name>
                  <CartLine.Note>
                    {option === null ? text : fill(cartWords.optionAndPieces, { option, pieces: text })}
                  </CartLine.Note>
                </div>
                <Price amount={sum} size="small" />
              </CartLine.Top>
            </CartLine.Root>
          )
        })}
      </OrderSummary.Lines>
      <OrderSummary.Sums>
        <OrderSummary.Sum term={counted(locale, words.products, count)}>{money(subtotal)}</OrderSummary.Sum>
        {discount > 0 && <OrderSummary.Sum term={cartWords.coupon}>{money(-discount)}</OrderSummary.Sum>}
        <OrderSummary.Sum term={words.deliveryPrice}>
          {delivery_price === 0 ? checkout.free : fill(checkout.tariff, { price: money(delivery_price) })}
        </OrderSummary.Sum>
        <OrderSummary.Sum term={cartWords.total} total>
          <Price amount={total} />
        </OrderSummary.Sum>
      </OrderSummary.Sums>
      <OrderSummary.Note>
        {words.date}: <time dateTime={date}>{day}</time>
      </OrderSummary.Note>
    </OrderSummary.Root>
  )
}
