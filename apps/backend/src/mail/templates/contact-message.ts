import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { Fragment, createElement as h } from 'react'
import { fill } from '../../words/index.ts'
import type { ContactMessageView } from '../views.ts'
import { light } from './colours.ts'
import { Fact, Heading, Lines, Note, Subheading } from './parts.ts'
import type { Template } from './template.ts'

export const contactMessage: Template<ContactMessageView> = {
  subject: ({ name }, { words }) => fill(words.contactMessage.subject, { name }),
  preview: ({ message }) => message.slice(0, 100),
  content: ({ name, phone, email, message, language, words: { contactMessage: words } }) =>
    h(
      Fragment,
      null,
      h(Heading, { text: words.heading }),
      h(
        Section,
        { className: 'm-sunken', style: { padding: '16px 18px', backgroundColor: light.sunken } },
        h(
          Text,
          {
            className: 'm-text',
            style: {
              margin: 0,
              fontSize: 16,
              lineHeight: '24px',
              color: light.text,
              overflowWrap: 'anywhere',
            },
          },
          h(Lines, { text: message }),
        ),
      ),
      h(Subheading, null, name),
      h(Fact, { name: words.phone }, phone),
      email && h(Fact, { name: words.email }, email),
      h(Fact, { name: words.language }, language),
      h('br'),
      h(Note, null, email ? words.reply : words.call),
    ),
}
