import { createElement as h } from 'react'
import { fill } from '../../words/index.ts'
import type { ContactMessageView } from '../views.ts'
import { Fact, Heading, Note, Quotation, Subheading, stacked } from './parts.ts'
import type { Template } from './template.ts'

export const contactMessage: Template<ContactMessageView> = {
  subject: ({ name }, { words }) => fill(words.contactMessage.subject, { name }),
  preview: ({ message }) => message.slice(0, 100),
  content: ({ name, phone, email, message, language, words: { contactMessage: words } }) =>
    stacked(
      h(Heading, { text: words.heading }),
      h(Quotation, { text: message }),
      h(Subheading, null, name),
      h(Fact, { name: words.phone }, phone),
      email && h(Fact, { name: words.email }, email),
      h(Fact, { name: words.language }, language),
      h('br'),
      h(Note, null, email ? words.reply : words.call),
    ),
}
