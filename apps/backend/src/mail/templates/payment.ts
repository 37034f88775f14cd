import { createElement as h } from 'react'
import { kyivMoment } from '../../values/kyiv-time.ts'
import { kopiykasOf } from '../../values/money.ts'
import { fill } from '../../words/index.ts'
import type { MailContext, OrderView, RefundView } from '../views.ts'
import { ActionButton, Heading, Note, OrderText, Paragraph, stacked } from './parts.ts'
import type { Template } from './template.ts'

type OrderProps = OrderView & MailContext

const receivedText = ({ order: { number, total }, money, words: { payment } }: OrderProps) =>
  fill(payment.receivedText, { number, total: money(kopiykasOf(total)) })

export const paymentReceived: Template<OrderView> = {
  subject: ({ order: { number } }, { words }) => fill(words.payment.receivedSubject, { number }),
  preview: (view, context) => receivedText({ ...view, ...context }),
  content: props =>
    stacked(
      h(Heading, { text: props.words.payment.receivedHeading }),
      h(OrderText, { ...props, text: receivedText(props) }),
      h(ActionButton, { ...props, label: props.words.order.action }),
    ),
}

export const paymentFailed: Template<OrderView> = {
  subject: ({ order: { number } }, { words }) => fill(words.payment.failedSubject, { number }),
  preview: ({ order: { number } }, { words }) => fill(words.payment.failedText, { number }),
  content({ order, url, words, shop, lang }) {
    const { until } = order.payment
    return stacked(
      h(Heading, { text: words.payment.failedHeading }),
      h(OrderText, { order, words, text: fill(words.payment.failedText, { number: order.number }) }),
      h(ActionButton, { url, label: until === null ? words.order.action : words.payment.failedAction, shop }),
      until !== null && h(Note, null, fill(words.payment.until, { moment: kyivMoment(until, lang) })),
    )
  },
}

const refundNote = ({ isOnline }: RefundView, { words: { payment } }: MailContext) =>
  isOnline ? payment.refundedNote : payment.refundedByHandNote

export const paymentRefunded: Template<RefundView> = {
  subject: ({ order: { number }, amount }, { words, money }) =>
    fill(words.payment.refundedSubject, { number, amount: money(amount) }),
  preview: refundNote,
  content(props) {
    const { order, reason, amount, url, words, shop, money } = props
    const text = fill(words.payment.refundedTexts[reason], { number: order.number, amount: money(amount) })
    return stacked(
      h(Heading, { text: words.payment.refundedHeading }),
      h(OrderText, { order, words, text }),
      h(Paragraph, null, refundNote(props, props)),
      h(ActionButton, { url, label: words.order.action, shop }),
    )
  },
}
