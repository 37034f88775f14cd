import type { Order } from '@shop/contract'
import { localise } from '@shop/contract/locales'
import { Button } from '@shop/ui/button'
import { useMoney } from '../../cart/money.ts'
import { formatDay } from '../../format-date.ts'
import { usePage } from '../../page.ts'
import { counted, fill } from '../../phrase.ts'
import { StoreLink } from '../../shell/store-link.tsx'
import type { CartWords } from '../../words/uk/cart.ts'
import type { CheckoutWords } from '../../words/uk/checkout.ts'
import type { OrdersWords } from '../../words/uk/orders.ts'
import { BuyerFact, DeliveryFact, Fact, RecipientFact } from './order-facts.tsx'

interface InvoiceProps {
  order: Order
  seller: { name: string; phone: string | null }
  words: OrdersWords
  checkoutWords: CheckoutWords
  cartWords: CartWords
}

/** The invoice of an order, made to be printed: header, menus and buttons stay on the screen. */
export function Invoice({ order, seller, words, checkoutWords, cartWords }: InvoiceProps) {
  const { locale } = usePage()
  const money = useMoney()
  const { number, date, items, recipient, payment, subtotal, discount, total } = order
  const { order: texts } = checkoutWords
  return (
    <article className="invoice">
      <h1 data-text="h1">
        {fill(words.invoiceTitle, { number })}
        <small>{fill(words.invoiceDate, { date: formatDay(date, locale) })}</small>
      </h1>
      <dl className="order__facts">
        <Fact term={words.seller}>
          {seller.name}
          {seller.phone && <span className="no-wrap">{seller.phone}</span>}
        </Fact>
        <BuyerFact order={order} words={texts} />
        {recipient && <RecipientFact order={order} words={texts} />}
        <DeliveryFact order={order} words={texts} />
        <Fact term={texts.payment}>{payment.name}</Fact>
        {payment.requisites.map(({ name, value }) => (
          <Fact key={name} term={name}>
            {value}
          </Fact>
        ))}
      </dl>
      <table className="spec-table invoice__goods">
        <thead>
          <tr>
            <th scope="col">{words.product}</th>
            <th scope="col">{words.price}</th>
            <th scope="col">{words.count}</th>
            <th scope="col">{words.sum}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ line_id, name, option, code, price, count, total }) => (
            <tr key={line_id}>
              <td>
                {name}
                <small>
                  {option === null ? fill(cartWords.code, { code }) : fill(cartWords.optionAndCode, { option, code })}
                </small>
              </td>
              <td className="order__figure">{money(price)}</td>
              <td className="order__figure">{counted(locale, cartWords.pieces, count)}</td>
              <td className="order__figure">{money(total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {discount > 0 && (
            <>
              <tr>
                <th scope="row" colSpan={3}>
                  {words.sum}
                </th>
                <td className="order__figure">{money(subtotal)}</td>
              </tr>
              <tr>
                <th scope="row" colSpan={3}>
                  {words.discount}
                </th>
                <td className="order__figure">{money(-discount)}</td>
              </tr>
            </>
          )}
          <tr>
            <th scope="row" colSpan={3}>
              {words.total}
            </th>
            <td className="order__figure">{money(total)}</td>
          </tr>
        </tfoot>
      </table>
      <p data-text="small muted">{cartWords.withoutDelivery}</p>
      <div className="order__actions invoice__actions">
        <Button variant="accent" className="only-scripts" onClick={() => window.print()}>
          {words.print}
        </Button>
        <p className="without-scripts">{words.printHint}</p>
        <Button asChild>
          <StoreLink href={`${localise('/account/orders', locale)}?${new URLSearchParams({ order: number })}`}>
            {words.back}
          </StoreLink>
        </Button>
      </div>
    </article>
  )
}
