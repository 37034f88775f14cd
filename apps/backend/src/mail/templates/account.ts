import { Fragment, createElement as h, type ReactNode } from 'react'
import { fill } from '../../words/index.ts'
import type { ActionView } from '../views.ts'
import type { MailWords } from '../words/uk.ts'
import { Action, Greeting, Heading, NonBreakingPart, Note, Paragraph } from './parts.ts'
import type { Template } from './template.ts'

/** A mail with a button. */
const actionTemplate = (
  part: 'emailConfirm' | 'registrationAttempt' | 'emailChange' | 'passwordReset' | 'passwordChanged' | 'signInLink',
): Template<ActionView> => ({
  subject: (_, { words }) => words[part].subject,
  preview: (_, { words }) => words[part].preview,
  content: ({ name, url, minutes = 0, endsPassword = false, words, shop }) =>
    h(
      Fragment,
      null,
      h(Heading, { text: words[part].heading }),
      h(Greeting, { name, words }),
      h(Paragraph, null, fill(words[part].text, { shop: shop.name, minutes })),
      endsPassword && h(Paragraph, null, words.signInLink.endsPassword),
      h(Action, { url, label: words[part].action, shop, words }),
      h(Note, null, words[part].note),
    ),
})

/** A mail with text only. */
const noticeTemplate = <View extends { name: string }>(
  part: keyof Pick<MailWords, 'emailChangeNotice' | 'accountDeleted'>,
  textOf: (text: string, view: View) => ReactNode,
): Template<View> => ({
  subject: (_, { words }) => words[part].subject,
  preview: (_, { words }) => words[part].preview,
  content: props => {
    const { words } = props
    return h(
      Fragment,
      null,
      h(Heading, { text: words[part].heading }),
      h(Greeting, { name: props.name, words }),
      h(Paragraph, null, textOf(words[part].text, props)),
      h(Note, null, words[part].note),
    )
  },
})

export const emailConfirm = actionTemplate('emailConfirm')
export const registrationAttempt = actionTemplate('registrationAttempt')
export const emailChange = actionTemplate('emailChange')
export const passwordReset = actionTemplate('passwordReset')
export const passwordChanged = actionTemplate('passwordChanged')
export const signInLink = actionTemplate('signInLink')
export const emailChangeNotice = noticeTemplate<{ name: string; email: string }>(
  'emailChangeNotice',
  (text, { email }) => h(NonBreakingPart, { text: fill(text, { email }), part: email }),
)
export const accountDeleted = noticeTemplate('accountDeleted', text => text)
