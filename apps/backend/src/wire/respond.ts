import { type Failure, type FailureCode, formatIssue, type Issue, messages, statuses } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import type { HandlerResult } from './handler.ts'

const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
}

export const success = (data: unknown): Response => new Response(JSON.stringify({ success: true, data }), { headers })

const toMessages = (fields: Readonly<Record<string, Issue>>, lang: Locale): Record<string, string[]> =>
  Object.fromEntries(Object.entries(fields).map(([path, issue]) => [path, [formatIssue(messages[lang], issue)]]))

export interface FailureDetails {
  message?: string
  fields?: Record<string, string[]>
  data?: unknown
  retryAfter?: number
  allow?: string
}

/** A failure of the wire's shape, with its true status. */
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
      ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
      ...(allow === undefined ? {} : { Allow: allow }),
    },
  })
}

/** Writes what an answer came to. */
export function respond(answered: HandlerResult, lang: Locale): Response {
  if (answered.ok) return success(answered.data)
  const { code, message, data, retryAfter } = answered
  const fields =
    'words' in answered
      ? answered.words
      : 'fields' in answered && answered.fields
        ? toMessages(answered.fields, lang)
        : null
  return failure(code, lang, {
    ...(message === undefined ? {} : { message }),
    ...(fields ? { fields } : {}),
    ...(data === undefined ? {} : { data }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  })
}
