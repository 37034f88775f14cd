import type { FailureCode, Issue } from '@shop/contract'

/** What is wrong with a field: a broken rule, or a text in the language of the call. */
export type FieldProblem = Issue | { text: string }

/** Expected errors are returned; the messages of `code` and `fields` are added by `respond`. */
export interface CallError {
  ok: false
  code: FailureCode
  /** Replaces the default message of `code`. */
  message?: string
  /** By dotted path. */
  fields?: Readonly<Record<string, FieldProblem>>
  /** Current state, with a conflict. */
  data?: unknown
  /** Seconds. */
  retryAfter?: number
}

export type CallResult<Data> = { ok: true; data: Data } | CallError

export const ok = <Data>(data: Data): CallResult<Data> => ({ ok: true, data })

export const notFound = (): CallError => ({ ok: false, code: 'not_found' })

export const unauthorised = (message?: string): CallError => ({
  ok: false,
  code: 'unauthorised',
  ...(message === undefined ? {} : { message }),
})

export const invalid = (fields: Readonly<Record<string, FieldProblem>>): CallError => ({
  ok: false,
  code: 'invalid',
  fields,
})

export const conflict = (message: string, data?: unknown): CallError => ({
  ok: false,
  code: 'conflict',
  message,
  ...(data === undefined ? {} : { data }),
})

export const rateLimited = (retryAfter: number, message?: string): CallError => ({
  ok: false,
  code: 'rate_limited',
  retryAfter,
  ...(message === undefined ? {} : { message }),
})

export const unavailable = (retryAfter: number, message: string): CallError => ({
  ok: false,
  code: 'unavailable',
  retryAfter,
  message,
})

export const isCallError = <Data>(result: CallResult<Data>): boolean => !result.ok
