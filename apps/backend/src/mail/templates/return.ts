import { localise } from '@shop/contract/locales'
import { createElement as h } from 'react'
import { fill } from '../../words/index.ts'
import type { MailContext, ReturnView } from '../views.ts'
import { ActionButton, Fact, Heading, Line, Paragraph, StatusPlate, Subheading, stacked, TextLink } from './parts.ts'
import type { Template } from './template.ts'

const preview = ({ orderNumber, status }: ReturnView, { words: { return: words } }: MailContext) =>
  fill(words.preview, { order: orderNumber, status: words.statuses[status] })

const content = (props: ReturnView & MailContext) => {
  const { number, kind, status, refund, orderNumber, items, url, lang, words, shop, money } = props
  return stacked(
    h(Heading, { nonBreaking: number, text: fill(words.return.heading[kind], { number }) }),
    h(StatusPlate, { label: words.return.statusLabel, status: words.return.statuses[status], shop }),
    h(Paragraph, null, status === 'new' ? words.return.createdText : words.return.statusTexts[status]),
    refund && h(Paragraph, null, fill(words.return.refunds[refund.to], { amount: money(refund.amount) })),
    status === 'approved' &&
      h(
        Paragraph,
        null,
        h(TextLink, { url: new URL(localise('/returns', lang), shop.url).href, text: words.return.conditions }),
      ),
    h(ActionButton, { url, label: words.return.action, shop }),
    h(Subheading, null, kind === 'exchange' ? words.return.exchangedGoods : words.return.goods),
    items.map(({ name, option, count, wanted }, index) =>
      h(Line, {
        key: index,
        name,
        details: [
          option === null ? null : fill(words.order.size, { option }),
          wanted === null ? null : fill(words.return.exchangeTo, { option: wanted }),
        ]
          .filter(Boolean)
          .join(' → '),
        amount: `× ${count}`,
      }),
    ),
    h(Fact, { name: words.return.order }, orderNumber),
    status === 'approved' && shop.address && h(Fact, { name: words.return.sendTo }, shop.address),
  )
}

export const returnCreated: Template<ReturnView> = {
  subject: ({ kind, number }, { words }) => fill(words.return.createdSubject[kind], { number }),
  preview,
  content,
}

export const returnStatus: Template<ReturnView> = {
  subject: ({ kind, number, status }, { words: { return: words } }) =>
    fill(words.statusSubject[kind], { number, status: words.statuses[status] }),
  preview,
  content,
}

export const returnRefunded: Template<ReturnView> = {
  subject: ({ number }, { words }) => fill(words.return.refundedSubject, { number }),
  preview,
  content,
}
