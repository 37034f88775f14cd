import { messages, statuses } from '@shop/contract'
import type { Result } from '@shop/contract/client'
import { type ClientFailure, toClientFailure } from '@shop/contract/client-failure'
import type { Locale } from '@shop/contract/locales'

/** What a form is told after it was sent. */
export interface Reply {
  sent: boolean
  /** What was typed, so that it stays when the page is rendered anew. */
  values: Record<string, string>
  /** What is wrong, in words, by the name of the input. */
  errors: Record<string, string>
  /** Said when it failed for another reason than what was typed. */
  trouble: string | null
}

/** The text inputs of a form; a file or a missing one is empty. */
export const textsOf = (form: FormData, ...names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.map(name => {
      const value = form.get(name)
      return [name, typeof value === 'string' ? value : '']
    }),
  )

const firstWords = (fields: ClientFailure['fields']): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, [words = '']]) => [name, words]))

interface ReplyResponse {
  reply: Reply
  /** HTTP status of the page that shows the reply. */
  status: number
}

/** What a call's answer means for the form that caused it. `fields` are in the page's language already. */
export function replyTo(answer: Result<unknown>, values: Record<string, string>, locale: Locale): ReplyResponse {
  if (answer.success) return { reply: { sent: true, values: {}, errors: {}, trouble: null }, status: 200 }
  const { code, fields, message } = toClientFailure(answer.error)
  const failed = { sent: false, values, errors: {}, trouble: null }
  const errors = code === 'invalid' ? firstWords(fields) : {}
  // A mistake in a field is part of filling in a form: browsers would report a failed page in their console.
  if (Object.keys(errors).length > 0) return { reply: { ...failed, errors }, status: 200 }
  const trouble = message ?? messages[locale].failure.unavailable
  return { reply: { ...failed, trouble }, status: statuses[code ?? 'unavailable'] }
}
