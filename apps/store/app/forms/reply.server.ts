import { type Failure, messages } from '@shop/contract'
import type { Result } from '@shop/contract/client'
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

const firstWords = (fields: Failure['fields']): Record<string, string> =>
  Object.fromEntries(Object.entries(fields ?? {}).map(([name, [words = '']]) => [name, words]))

/** What a call's answer means for the form that caused it. `fields` are in the page's language already. */
export function replyTo(answer: Result<unknown>, values: Record<string, string>, locale: Locale): Reply {
  if (answer.success) return { sent: true, values: {}, errors: {}, trouble: null }
  const { error } = answer
  if (typeof error === 'string')
    return { sent: false, values, errors: {}, trouble: messages[locale].failure.unavailable }
  const errors = error.code === 'invalid' ? firstWords(error.fields) : {}
  return { sent: false, values, errors, trouble: Object.keys(errors).length > 0 ? null : error.message }
}
