import { messages, statuses } from '@shop/contract'
import type { Result } from '@shop/contract/client'
import { type ClientFailure, toClientFailure } from '@shop/contract/client-failure'
import { type Field, formatIssue, validateForm } from '@shop/contract/fields'
import type { Locale } from '@shop/contract/locales'
import { data } from 'react-router'

/** The server's reply to a submitted form. */
export interface FormReply {
  sent: boolean
  /** The submitted values, to be rendered again. */
  values: Record<string, string>
  /** Messages by the name of the input. */
  errors: Record<string, string>
  /** Message of a failure that concerns no field. */
  formError: string | null
}

/** Reply to a form that was not carried out. */
export const rejectedForm = ({ values = {}, errors = {}, formError = null }: Partial<FormReply>): FormReply => ({
  sent: false,
  values,
  errors,
  formError,
})

/** Messages by the name of the input; none for valid values. */
export const fieldErrors = (
  form: Readonly<Record<string, Field>>,
  values: Readonly<Record<string, string>>,
  locale: Locale,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(validateForm(form, values)).flatMap(([name, issue]) =>
      issue ? [[name, formatIssue(messages[locale], issue)]] : [],
    ),
  )

/** The idempotency key of a form, as an option of its call; none without a valid one. */
export function keyOf(form: FormData): { idempotencyKey?: string } {
  const { key = '' } = textFields(form, 'key')
  return /^[\w-]{16,64}$/.test(key) ? { idempotencyKey: key } : {}
}

/** Text fields of a form; a file or a missing field is empty. */
export const textFields = (form: FormData, ...names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.map(name => {
      const value = form.get(name)
      return [name, typeof value === 'string' ? value : '']
    }),
  )

const firstWords = (fields: ClientFailure['fields']): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, [words = '']]) => [name, words]))

interface ReplyResponse {
  reply: FormReply
  /** HTTP status of the page that shows the reply. */
  status: number
}

/** Converts the result of a call to a form reply. The backend's messages are in the page's language already. */
export function toFormReply(answer: Result<unknown>, values: Record<string, string>, locale: Locale): ReplyResponse {
  if (answer.success) return { reply: { sent: true, values: {}, errors: {}, formError: null }, status: 200 }
  const { code, fields, message } = toClientFailure(answer.error)
  const errors = code === 'invalid' ? firstWords(fields) : {}
  // Validation errors are a successful response: browsers log a page with an error status to the console.
  if (Object.keys(errors).length > 0) return { reply: rejectedForm({ values, errors }), status: 200 }
  const formError = message ?? messages[locale].failure.unavailable
  return { reply: rejectedForm({ values, formError }), status: statuses[code ?? 'unavailable'] }
}

/** Responds to a form with the result of its call. */
export function formResponse(answer: Result<unknown>, values: Record<string, string>, locale: Locale) {
  const { reply, status } = toFormReply(answer, values, locale)
  return data(reply, { status })
}
