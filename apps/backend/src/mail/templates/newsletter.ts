import { Link } from '@react-email/link'
import { Fragment, createElement as h } from 'react'
import { fill } from '../../words/index.ts'
import type { MailViews } from '../views.ts'
import { light } from './colours.ts'
import { Action, Heading, Note, Paragraph } from './parts.ts'
import type { Template } from './template.ts'

export const newsletterConfirm: Template<MailViews['newsletter-confirm']> = {
  subject: (_, { words }) => words.newsletterConfirm.subject,
  preview: (_, { words }) => words.newsletterConfirm.preview,
  content: ({ url, unsubscribeUrl, words, shop }) =>
    h(
      Fragment,
      null,
      h(Heading, { text: words.newsletterConfirm.heading }),
      h(Paragraph, null, fill(words.newsletterConfirm.text, { shop: shop.name })),
      h(Action, { url, label: words.newsletterConfirm.action, shop, words }),
      h(
        Note,
        null,
        words.newsletterConfirm.note,
        ' ',
        h(
          Link,
          { href: unsubscribeUrl, className: 'm-muted', style: { color: light.muted, textDecoration: 'underline' } },
          words.newsletterConfirm.unsubscribe,
        ),
      ),
    ),
}
