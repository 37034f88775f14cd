import { formatIssue, type Issue } from '@shop/contract/fields'
import type { Locale } from '@shop/contract/locales'
import { en } from '@shop/contract/messages/en'
import { ru } from '@shop/contract/messages/ru'
import { uk } from '@shop/contract/messages/uk'

export const messagesIn = { uk, ru, en }

/** The message of a field's issue; undefined for a valid field. */
export const issueText = (
  lang: Locale,
  issue: Issue | { readonly rule: 'server'; readonly message: string } | null | undefined,
): string | undefined =>
  issue ? (issue.rule === 'server' ? issue.message : formatIssue(messagesIn[lang], issue)) : undefined
