import { type Failure, type FailureCode, formatIssue, messages, statuses } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { valueResponse } from '@shop/contract/value-response'
import type { FieldProblem } from './call-result.ts'
import type { HandlerResult } from './handler.ts'

const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
}

/** `Retry-After` in seconds while the database is unavailable. */
export const RETRY_AFTER = 5

/** Seconds after which a queue that was full has likely moved on. */
export const BUSY_RETRY_AFTER = 2

/** `asValue`: for a reader in this process, see `valueResponse`. */
export const success = (data: unknown, asValue = false): Response =>
  asValue
    ? valueResponse({ success: true, data }, { headers })
    : new Response(JSON.stringify({ success: true, data }), { headers })

const toMessages = (fields: Readonly<Record<string, FieldProblem>>, lang: Locale): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(fields).map(([path, problem]) => [
      path,
      ['text' in problem ? problem.text : formatIssue(messages[lang], problem)],
    ]),
  )

interface FailureDetails {
  message?: string
  fields?: Record<string, string[]>
  data?: unknown
  retryAfter?: number
  allow?: string
}

export function failure(
  code: FailureCode,
  lang: Locale,
  { message, fields, data, retryAfter, allow }: FailureDetails = {},
): Response {
  const body: Failure = {
    success: false,
    code,
    message: message ?? messages[lang].failure[code],
    ...(fields ? { fields } : {}),
    ...(data === undefined ? {} : { data }),
  }
  return new Response(JSON.stringify(body), {
    status: statuses[code],
    headers: {
      ...headers,
      // The rest of the body is not read: a client that sent its next request over this connection would find it closed.
      ...(code === 'too_large' ? { Connection: 'close' } : {}),
      ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
      ...(allow === undefined ? {} : { Allow: allow }),
    },
  })
}

/** Converts a handler's result to the response. */
export function respond(result: HandlerResult, lang: Locale, asValue?: boolean): Response {
  if (result.ok) return success(result.data, asValue)
  const { code, message, data, retryAfter } = result
  const fields =
    'fieldMessages' in result
      ? result.fieldMessages
      : 'fields' in result && result.fields
        ? toMessages(result.fields, lang)
        : null
  return failure(code, lang, {
    ...(message === undefined ? {} : { message }),
    ...(fields ? { fields } : {}),
    ...(data === undefined ? {} : { data }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  })
}
