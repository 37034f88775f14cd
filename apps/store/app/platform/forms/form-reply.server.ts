import { messages, statuses } from '@shop/contract'
import type { Result } from '@shop/contract/client'
import { type ClientFailure, toClientFailure } from '@shop/contract/client-failure'
import type { Locale } from '@shop/contract/locales'

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
  const failed = { sent: false, values, errors: {}, formError: null }
  const errors = code === 'invalid' ? firstWords(fields) : {}
  // Validation errors are a successful response: browsers log a page with an error status to the console.
  if (Object.keys(errors).length > 0) return { reply: { ...failed, errors }, status: 200 }
  const formError = message ?? messages[locale].failure.unavailable
  return { reply: { ...failed, formError }, status: statuses[code ?? 'unavailable'] }
}
