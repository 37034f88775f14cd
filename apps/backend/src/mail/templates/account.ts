import { createElement as h } from 'react'
import { fill } from '../../words/index.ts'
import type { ActionView } from '../views.ts'
import type { MailWords } from '../words/uk.ts'
import { Action, Greeting, Heading, NonBreakingPart, Note, Paragraph, stacked } from './parts.ts'
import type { Template } from './template.ts'

type AccountWords = Readonly<Record<'subject' | 'preview' | 'heading' | 'text' | 'note', string>>
type Part = { [Key in keyof MailWords]: MailWords[Key] extends AccountWords ? Key : never }[keyof MailWords]

/** A mail about an account: a text, with a button where there is something to do. */
export const accountTemplate = (part: Part): Template<Partial<ActionView> & { name: string; email?: string }> => ({
  subject: (_, { words }) => words[part].subject,
  preview: (_, { words }) => words[part].preview,
  content({ name, url = '', email = '', minutes = 0, endsPassword = false, words, shop }) {
    const { heading, text, note, ...more } = words[part]
    return stacked(
      h(Heading, { text: heading }),
      h(Greeting, { name, words }),
      h(Paragraph, null, h(NonBreakingPart, { text: fill(text, { shop: shop.name, minutes, email }), part: email })),
      endsPassword && h(Paragraph, null, words.signInLink.endsPassword),
      'action' in more && h(Action, { url, label: more.action, shop, words }),
      h(Note, null, note),
    )
  },
})
