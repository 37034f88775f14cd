import { Img } from '@react-email/img'
import { Link } from '@react-email/link'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { createElement as h } from 'react'
import { fill } from '../../words/index.ts'
import type { MailContext, ProductView } from '../views.ts'
import { inColour, light } from './colours.ts'
import { ActionButton, Heading, headingFont, Note, Paragraph, stacked } from './parts.ts'
import type { Template } from './template.ts'

const ProductCard = ({ name, code, option, price, oldPrice, picture, url, words, money }: ProductView & MailContext) =>
  h(
    Section,
    { className: 'm-line', style: { margin: '8px 0 24px', border: `1px solid ${light.line}` } },
    picture &&
      h(
        'div',
        { 'data-skip-in-text': true }, // the name below it is the same link
        h(
          Link,
          { href: url },
          h(Img, {
            src: picture,
            alt: '',
            width: 550,
            style: { display: 'block', width: '100%', height: 'auto', backgroundColor: '#f1efe8' },
          }),
        ),
      ),
    h(
      Section,
      { style: { padding: '16px 20px 20px' } },
      h(
        Link,
        { href: url, ...inColour('text', { font: `700 22px/26px ${headingFont}`, textDecoration: 'none' }) },
        name,
      ),
      h(
        Text,
        inColour('subtle', { margin: '4px 0 8px', fontSize: 14, lineHeight: '20px' }),
        [option === null ? null : fill(words.backInStock.size, { option }), fill(words.backInStock.code, { code })]
          .filter(Boolean)
          .join(' · '),
      ),
      h(
        Text,
        inColour('text', { margin: 0, font: `700 28px/32px ${headingFont}` }),
        money(price),
        oldPrice !== null &&
          stacked(' ', h('s', inColour('subtle', { fontSize: 18, fontWeight: 400 }), money(oldPrice))),
      ),
    ),
  )

export const backInStock: Template<ProductView> = {
  subject: ({ name }, { words }) => fill(words.backInStock.subject, { product: name }),
  preview: (_, { words }) => words.backInStock.preview,
  content: ({ url, words, shop, ...product }) =>
    stacked(
      h(Heading, { text: words.backInStock.heading }),
      h(Paragraph, null, words.backInStock.text),
      h(ProductCard, { url, words, shop, ...product }),
      h(ActionButton, { url, label: words.backInStock.action, shop }),
      h(Note, null, words.backInStock.note),
    ),
}
