import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { Fragment, createElement as h } from 'react'
import { fill } from '../../words/index.ts'
import type { QuestionView } from '../views.ts'
import { light } from './colours.ts'
import { ActionButton, Heading, Lines, Note, Paragraph, Subheading } from './parts.ts'
import type { Template } from './template.ts'

const Quote = ({ text }: { text: string }) =>
  h(
    Text,
    {
      className: 'm-text',
      style: { margin: 0, fontSize: 16, lineHeight: '24px', color: light.text, overflowWrap: 'anywhere' },
    },
    h(Lines, { text }),
  )

export const questionAnswered: Template<QuestionView> = {
  subject: ({ product }, { words }) => fill(words.questionAnswered.subject, { product }),
  preview: ({ answer }) => answer.slice(0, 100),
  content: ({ product, question, answer, url, shop, words: { questionAnswered: words } }) =>
    h(
      Fragment,
      null,
      h(Heading, { text: words.heading }),
      h(Paragraph, null, fill(words.text, { product })),
      h(Subheading, null, words.question),
      h(
        Section,
        { className: 'm-sunken', style: { padding: '16px 18px', backgroundColor: light.sunken } },
        h(Quote, { text: question }),
      ),
      h(Subheading, null, words.answer),
      h(Quote, { text: answer }),
      h('br'),
      h(ActionButton, { url, label: words.action, shop }),
      h(Note, null, words.note),
    ),
}
