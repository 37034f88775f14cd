import { createElement as h } from 'react'
import { fill } from '../../words/index.ts'
import type { QuestionAskedView, QuestionView } from '../views.ts'
import { ActionButton, Fact, Heading, Note, Paragraph, Quotation, Subheading, stacked, WrittenText } from './parts.ts'
import type { Template } from './template.ts'

export const questionAsked: Template<QuestionAskedView> = {
  subject: ({ product }, { words }) => fill(words.questionAsked.subject, { product }),
  preview: ({ question }) => question.slice(0, 100),
  content: ({ id, name, product, code, question, hasEmail, language, url, shop, words: { questionAsked: words } }) =>
    stacked(
      h(Heading, { text: words.heading }),
      h(Quotation, { text: question }),
      h(Subheading, null, name),
      h(Fact, { name: words.product }, product),
      h(Fact, { name: words.code }, code),
      h(Fact, { name: words.language }, language),
      h('br'),
      h(ActionButton, { url, label: words.action, shop }),
      h(Paragraph, null, words.command, ' ', h('code', null, `pnpm shop question answer ${id} "…"`)),
      h(Note, null, hasEmail ? words.mailed : words.notMailed),
    ),
}

export const questionAnswered: Template<QuestionView> = {
  subject: ({ product }, { words }) => fill(words.questionAnswered.subject, { product }),
  preview: ({ answer }) => answer.slice(0, 100),
  content: ({ product, question, answer, url, shop, words: { questionAnswered: words } }) =>
    stacked(
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
