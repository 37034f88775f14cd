import { Fragment, createElement as h } from 'react'
import { fill } from '../../words/index.ts'
import type { QuestionView } from '../views.ts'
import { ActionButton, Heading, Note, Paragraph, Quotation, Subheading, WrittenText } from './parts.ts'
import type { Template } from './template.ts'

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
      h(Quotation, { text: question }),
      h(Subheading, null, words.answer),
      h(WrittenText, { text: answer }),
      h('br'),
      h(ActionButton, { url, label: words.action, shop }),
      h(Note, null, words.note),
    ),
}
