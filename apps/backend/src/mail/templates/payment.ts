import { Fragment, createElement as h } from 'react'
import { kyivMoment } from '../../values/kyiv-time.ts'
import { kopiykasOf, sum } from '../../values/money.ts'
import { fill } from '../../words/index.ts'
import type { MailContext, OrderView, RefundView } from '../views.ts'
import { ActionButton, Greeting, Heading, NonBreakingPart, Note, Paragraph } from './parts.ts'
import type { Template } from './template.ts'

const valuesOf = ({ order: { number, total } }: OrderView, { lang }: MailContext) => ({
  number,
  total: sum(kopiykasOf(total), lang),
})

export const paymentReceived: Template<OrderView> = {
  subject: (view, context) => fill(context.words.payment.receivedSubject, valuesOf(view, context)),
  preview: (view, context) => fill(context.words.payment.receivedText, valuesOf(view, context)),
  content: props => {
    const { order, url, words, shop } = props
    return h(
      Fragment,
      null,
      h(Heading, { text: words.payment.receivedHeading }),
      h(Greeting, { name: order.contact.name, words }),
      h(
        Paragraph,
        null,
        h(NonBreakingPart, { text: fill(words.payment.receivedText, valuesOf(props, props)), part: order.number }),
      ),
      h(ActionButton, { url, label: words.order.action, shop }),
    )
  },
}

export const paymentFailed: Template<OrderView> = {
  subject: (view, context) => fill(context.words.payment.failedSubject, valuesOf(view, context)),
  preview: (view, context) => fill(context.words.payment.failedText, valuesOf(view, context)),
  content: props => {
    const { order, url, words, shop, lang } = props
    const { until } = order.payment
    return h(
      Fragment,
      null,
      h(Heading, { text: words.payment.failedHeading }),
      h(Greeting, { name: order.contact.name, words }),
      h(
        Paragraph,
        null,
        h(NonBreakingPart, { text: fill(words.payment.failedText, valuesOf(props, props)), part: order.number }),
      ),
      h(ActionButton, { url, label: until === null ? words.order.action : words.payment.failedAction, shop }),
      until !== null && h(Note, null, fill(words.payment.until, { moment: kyivMoment(until, lang) })),
    )
  },
}

const refundValues = ({ order: { number }, amount }: RefundView, { lang }: MailContext) => ({
  number,
  amount: sum(amount, lang),
})

const refundNote = ({ isOnline }: RefundView, { words: { payment } }: MailContext) =>
  isOnline ? payment.refundedNote : payment.refundedByHandNote

export const paymentRefunded: Template<RefundView> = {
  subject: (view, context) => fill(context.words.payment.refundedSubject, refundValues(view, context)),
  preview: refundNote,
  content: props => {
    const { order, reason, url, words, shop } = props
    return h(
      Fragment,
      null,
      h(Heading, { text: words.payment.refundedHeading }),
      h(Greeting, { name: order.contact.name, words }),
      h(
        Paragraph,
        null,
        h(NonBreakingPart, {
          text: fill(words.payment.refundedTexts[reason], refundValues(props, props)),
          part: order.number,
        }),
      ),
      h(Paragraph, null, refundNote(props, props)),
      h(ActionButton, { url, label: words.order.action, shop }),
    )
  },
}
