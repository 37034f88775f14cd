import { Img } from '@react-email/img'
import { createElement as h } from 'react'
import { fill } from '../../words/index.ts'
import { QR_IMAGE } from '../qr-image.ts'
import type { ReceiptView } from '../views.ts'
import { ActionButton, Fact, Heading, Note, OrderText, stacked, TextLink } from './parts.ts'
import type { Template } from './template.ts'

export const receipt: Template<ReceiptView> = {
  subject: ({ kind, order: { number } }, { words }) => fill(words.receipt.subjects[kind], { number }),
  preview: ({ kind, order: { number } }, { words }) => fill(words.receipt.texts[kind], { number }),
  content: ({ kind, order, receiptNumber, amount, receiptUrl, qr, url, words, shop, money }) => {
    const texts = words.receipt
    return stacked(
      h(Heading, { text: texts.headings[kind] }),
      h(OrderText, { order, words, text: fill(texts.texts[kind], { number: order.number }) }),
      h(Fact, { name: texts.number }, receiptNumber),
      h(Fact, { name: texts.amount }, money(amount)),
      qr &&
        h(Img, {
          src: `cid:${QR_IMAGE}`,
          alt: fill(texts.qr, { number: receiptNumber }),
          width: 164,
          height: 164,
          style: { margin: '16px 0', backgroundColor: '#fff' },
        }),
      h('br'),
      h(ActionButton, { url: receiptUrl ?? url, label: receiptUrl === null ? words.order.action : texts.action, shop }),
      receiptUrl !== null && h(Note, null, h(TextLink, { url, text: words.order.action })),
    )
  },
}
