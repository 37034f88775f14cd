import { Button } from '@shop/ui/button'
import { formatMessage, formatPlural } from '@shop/ui/messages/format'
import { formatDay } from '../../../platform/words/format-date.ts'
import { useMoney } from '../../../platform/words/use-money.ts'
import { usePage } from '../../../platform/words/use-page.ts'
import { Fact } from '../order-facts.tsx'
import { deliveryText } from '../order-view.ts'
import { HeldUntil } from './held-until.tsx'
import type { InvoiceData } from './invoice.server.ts'
import { TransferQr } from './qr-image.tsx'

interface InvoiceProps extends InvoiceData {
  /** Text of the link to the order, `back`. */
  backText: string
}

/** The invoice of an order, made to be printed on A4: header, menus and buttons stay on the screen. */
export function Invoice({ order, seller, qr, inWords, words, checkoutWords, cartWords, back, backText }: InvoiceProps) {
  const { locale } = usePage()
  const money = useMoney()
  const { number, date, items, payment, subtotal, discount, total } = order
  const isTransfer = payment.requisites.length > 0
  return (
    <article className="invoice">
      <h1 data-text="h1">
        {formatMessage(words.invoiceTitle, { number })}
        <small className="invoice__date">{formatMessage(words.invoiceDate, { date: formatDay(date, locale) })}</small>
      </h1>
      <div className="invoice__parties">
        <dl className="invoice__facts">
          {isTransfer ? (
            payment.requisites.map(({ id, name, value }) => (
              <Fact key={id} term={name}>
                {value}
              </Fact>
            ))
          ) : (
            <Fact term={words.seller}>{seller.name}</Fact>
          )}
          {seller.phone && (
            <Fact term={checkoutWords.phone}>
              <span className="no-wrap">{seller.phone}</span>
            </Fact>
          )}
        </dl>
        {qr && (
          <figure className="invoice__qr">
            <TransferQr code={qr} label={words.qr} />
            <figcaption data-text="caption">{words.scan}</figcaption>
          </figure>
        )}
      </div>
      <InvoiceBuyer order={order} words={words} checkoutWords={checkoutWords} />
      <table className="spec-table invoice__goods">
        <thead>
          <tr>
            <th scope="col">{words.position}</th>
            <th scope="col">{words.product}</th>
            <th scope="col">{words.price}</th>
            <th scope="col">{words.count}</th>
            <th scope="col">{words.sum}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ line_id, name, option, code, price, count, total }, index) => (
            <tr key={line_id}>
              <td className="invoice__position">{index + 1}</td>
              <td>
                {name}
                <small>
                  {option === null
                    ? formatMessage(cartWords.code, { code })
                    : formatMessage(cartWords.optionAndCode, { option, code })}
                </small>
              </td>
              <td className="invoice__figure">{money(price)}</td>
              <td className="invoice__figure">{formatPlural(locale, cartWords.units, count)}</td>
              <td className="invoice__figure">{money(total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {discount > 0 && (
            <>
              <tr>
                <th scope="row" colSpan={4}>
                  {words.sum}
                </th>
                <td className="invoice__figure">{money(subtotal)}</td>
              </tr>
              <tr>
                <th scope="row" colSpan={4}>
                  {words.discount}
                </th>
                <td className="invoice__figure">{`−${money(discount)}`}</td>
              </tr>
            </>
          )}
          <tr className="invoice__total">
            <th scope="row" colSpan={4}>
              {words.total}
            </th>
            <td className="invoice__figure">{money(total)}</td>
          </tr>
        </tfoot>
      </table>
      <div className="invoice__sum">
        <p>
          {formatMessage(words.summary, {
            lines: formatPlural(locale, words.lines, items.length),
            total: money(total),
          })}
        </p>
        <p>
          <span data-text="caption">{words.inWords}</span>
          <b>{inWords}</b>
        </p>
        <p data-text="small muted">{cartWords.withoutDelivery}</p>
        {isTransfer && <HeldUntil order={order} words={checkoutWords.order} />}
        {!isTransfer && <p data-text="small muted">{words.notInvoice}</p>}
      </div>
      <div className="invoice__actions">
        <Button variant="accent" className="only-scripts" onClick={() => window.print()}>
          {words.print}
        </Button>
        <p className="without-scripts">{words.printHint}</p>
        {payment.transfer_url && (
          <Button asChild>
            <a href={payment.transfer_url} rel="noreferrer">
              {words.payInBank}
            </a>
          </Button>
        )}
        <Button asChild>
          <a href={back}>{backText}</a>
        </Button>
      </div>
    </article>
  )
}

/** Whom the invoice is made out to, and how the order is delivered and paid. */
function InvoiceBuyer({ order, words, checkoutWords }: Pick<InvoiceData, 'order' | 'words' | 'checkoutWords'>) {
  const { contact, recipient, company, delivery, payment, payment_status } = order
  const { order: texts, company: companyWords } = checkoutWords
  const buyer = `${contact.name} ${contact.last_name}, ${contact.phone}`
  const isSettled = payment_status === 'paid' || payment_status === 'refunded'
  return (
    <dl className="invoice__facts">
      <Fact term={words.customer}>{company?.name ?? buyer}</Fact>
      {company && <Fact term={companyWords.edrpou}>{company.edrpou}</Fact>}
      {company && <Fact term={words.contactPerson}>{buyer}</Fact>}
      {recipient && (
        <Fact term={words.goodsRecipient}>
          {recipient.name} {recipient.last_name}, {recipient.phone}
        </Fact>
      )}
      <Fact term={texts.delivery}>{deliveryText(delivery)}</Fact>
      <Fact term={texts.payment}>
        {payment.name}
        {isSettled && `, ${texts.paymentStatuses[payment_status].toLocaleLowerCase()}`}
      </Fact>
    </dl>
  )
}
