import { createElement as h } from 'react'
import { fill } from '../../words/index.ts'
import type { MailViews } from '../load-views.ts'
import { Action, Heading, Note, Paragraph, stacked, TextLink } from './parts.ts'
import type { Template } from './template.ts'

export const newsletterConfirm: Template<MailViews['newsletter-confirm']> = {
  subject: (_, { words }) => words.newsletterConfirm.subject,
  preview: (_, { words }) => words.newsletterConfirm.preview,
  content: ({ url, unsubscribeUrl, words, shop }) =>
    stacked(
      h(Heading, { text: words.newsletterConfirm.heading }),
      h(Paragraph, null, fill(words.newsletterConfirm.text, { shop: shop.name })),
      h(Action, { url, label: words.newsletterConfirm.action, shop, words }),
      h(
        Note,
        null,
        words.newsletterConfirm.note,
        ' ',
        h(TextLink, { url: unsubscribeUrl, text: words.newsletterConfirm.unsubscribe, tone: 'muted' }),
      ),
    ),
}
