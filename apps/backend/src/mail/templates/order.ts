import type { Order } from '@shop/contract'
import { createElement as h } from 'react'
import { INVOICE } from '../../payment/payee.ts'
import { kyivMoment } from '../../values/kyiv-time.ts'
import { kopiykasOf, type MoneyFormat } from '../../values/money.ts'
import { fill } from '../../words/index.ts'
import { counted } from '../../words/plural.ts'
import type { MailContext, OrderCodeView, OrderView } from '../views.ts'
import {
  ActionButton,
  Fact,
  Greeting,
  Heading,
  Line,
  Lines,
  NonBreakingPart,
  Note,
  Paragraph,
  StatusPlate,
  Subheading,
  stacked,
  TextLink,
} from './parts.ts'
import type { Template } from './template.ts'

type OrderProps = OrderView & MailContext

/** Text that does not wrap. */
const nonBreaking = (text: string) => text.replaceAll(' ', '\u00a0')

const inHryvnias = (money: MoneyFormat) => (amount: number) => money(kopiykasOf(amount))

const placeLines = ({ city, point, address }: Order['delivery']) => [city, point, address].filter(Boolean)

const itemCount = ({ items }: Order) => items.reduce((count, item) => count + item.count, 0)

const Goods = ({ order, lang, words: { order: words }, ...context }: OrderProps) => {
  const money = inHryvnias(context.money)
  return stacked(
    h(Subheading, null, words.goods),
    order.items.map(({ line_id, name, option, code, count, price, total }) =>
      h(Line, {
        key: line_id,
        name,
        details: [
          [option === null ? null : fill(words.size, { option }), fill(words.code, { code })]
            .filter(Boolean)
            .join(' · '),
          nonBreaking(fill(words.quantity, { count, price: money(price) })),
        ].join('\n'),
        amount: money(total),
      }),
    ),
    h(Line, { name: counted(lang, words.products, itemCount(order)), amount: money(order.subtotal) }),
    order.discount > 0 && h(Line, { name: words.discount, amount: `−${money(order.discount)}` }),
    h(Line, {
      name: words.deliveryPrice,
      amount: order.delivery_price === 0 ? words.free : fill(words.tariff, { price: money(order.delivery_price) }),
    }),
    h(Line, { name: words.total, amount: money(order.total), grand: true }),
  )
}

const Delivery = ({
  order: { delivery, tracking, contact, recipient, company, payment, status },
  words: { order: words },
}: OrderProps) => {
  const person = recipient ?? contact
  return stacked(
    h(Subheading, null, words.delivery),
    h(Fact, { name: words.deliveryMethod }, delivery.name),
    h(Fact, { name: words.place }, h(Lines, { text: placeLines(delivery).join('\n') })),
    tracking && h(Fact, { name: words.tracking }, h(TextLink, { url: tracking.url, text: tracking.number })),
    h(
      Fact,
      { name: words.recipient },
      h(Lines, { text: `${person.name} ${person.last_name}\n${nonBreaking(person.phone)}` }),
    ),
    company &&
      h(Fact, { name: words.company }, h(Lines, { text: `${company.name}\n${words.edrpou} ${company.edrpou}` })),
    status !== 'cancelled' && h(Fact, { name: words.payment }, payment.name),
  )
}

/** Bank details as long as the order is to be paid by them. */
const Requisites = ({ order, invoiceUrl, lang, money, words: { order: words, payment: texts } }: OrderProps) => {
  const { number, payment, total } = order
  return payment.transfer_url === null
    ? null
    : stacked(
        h(Subheading, null, words.requisites),
        payment.requisites.map(({ id, name, value }) =>
          h(Fact, { key: id, name }, h(NonBreakingPart, { text: value, part: number })),
        ),
        h(Fact, { name: words.total }, money(kopiykasOf(total))),
        payment.until !== null && h(Paragraph, null, fill(texts.until, { moment: kyivMoment(payment.until, lang) })),
        h('br'),
        h(
          Note,
          null,
          h(TextLink, { url: payment.transfer_url, text: words.payInBank }),
          ' · ',
          h(TextLink, { url: invoiceUrl, text: words.invoice }),
        ),
      )
}

/** The number of the parcel, for a buyer who waits for it. */
const Tracking = ({ order: { tracking }, words }: OrderProps) =>
  tracking &&
  h(
    Paragraph,
    null,
    `${words.order.tracking}: `,
    h(TextLink, { url: tracking.url, text: tracking.number }),
    `. ${words.order.trackingText}`,
  )

export const orderCode: Template<OrderCodeView> = {
  subject: ({ number }, { words }) => fill(words.orderCode.subject, { number }),
  preview: ({ code }, { words }) => fill(words.orderCode.preview, { code }),
  content: ({ number, code, minutes, words, shop }) =>
    stacked(
      h(Heading, { text: fill(words.orderCode.heading, { number }), nonBreaking: number }),
      h(Paragraph, null, fill(words.orderCode.text, { shop: shop.name, minutes })),
      h(StatusPlate, { label: words.orderCode.label, status: code, shop }),
      h(Note, null, words.orderCode.note),
    ),
}

export const orderCreated: Template<OrderView> = {
  subject: ({ order: { number } }, { words }) => fill(words.order.createdSubject, { number }),
  preview: ({ order }, { lang, money, words: { order: words } }) =>
    fill(words.createdPreview, {
      products: counted(lang, words.products, itemCount(order)),
      total: money(kopiykasOf(order.total)),
    }),
  content(props) {
    const { order, url, words, shop } = props
    const { number, contact, no_call } = order
    return stacked(
      h(Heading, { nonBreaking: number, text: fill(words.order.createdHeading, { number }) }),
      h(Greeting, { name: contact.name, words }),
      h(
        Paragraph,
        null,
        no_call ? words.order.createdTextByMail : fill(words.order.createdText, { phone: nonBreaking(contact.phone) }),
      ),
      h(ActionButton, { url, label: words.order.action, shop }),
      h(Note, null, words.order.keep),
      h(Requisites, props),
      h(Goods, props),
      h(Delivery, props),
    )
  },
}

export const orderStatus: Template<OrderView> = {
  subject: ({ order: { number, status } }, { words: { order: words } }) =>
    fill(words.statusSubject, { number, status: words.statuses[status] }),
  preview: ({ order: { status } }, { words: { order: words } }) =>
    fill(words.statusPreview, { status: words.statuses[status] }),
  content(props) {
    const { order, url, words, shop } = props
    const { number, contact, delivery, tracking, status, payment, payment_status } = order
    const isPaid = payment_status === 'paid' || payment_status === 'refunded'
    return stacked(
      h(Heading, { nonBreaking: number, text: fill(words.order.statusHeading, { number }) }),
      h(StatusPlate, { label: words.order.statusLabel, status: words.order.statuses[status], shop }),
      h(Greeting, { name: contact.name, words }),
      h(
        Paragraph,
        null,
        status === 'cancelled' && isPaid
          ? words.order.cancelledPaid
          : status === 'cancelled' && order.payment.expired
            ? words.payment[payment.id === INVOICE ? 'expiredInvoice' : 'expired']
            : status === 'packed' && delivery.id === 'pickup'
              ? words.order.readyForPickup
              : words.order.statusTexts[status],
      ),
      status === 'shipped' && tracking && h(Tracking, props),
      h(ActionButton, { url, label: words.order.action, shop }),
      h(Goods, props),
      status !== 'cancelled' && h(Delivery, props),
    )
  },
}

export const orderDelivery: Template<OrderView> = {
  subject: ({ order: { number } }, { words }) => fill(words.order.deliverySubject, { number }),
  preview: ({ order: { delivery } }) => placeLines(delivery).join(', '),
  content(props) {
    const { order, url, words, shop } = props
    const { number, contact, delivery } = order
    return stacked(
      h(Heading, { nonBreaking: number, text: fill(words.order.statusHeading, { number }) }),
      h(StatusPlate, { label: words.order.deliveryLabel, status: placeLines(delivery).join(', '), shop }),
      h(Greeting, { name: contact.name, words }),
      h(Paragraph, null, words.order.deliveryText),
      h(ActionButton, { url, label: words.order.action, shop }),
      h(Delivery, props),
    )
  },
}
