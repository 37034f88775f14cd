import type { FailureCode, Issue } from '@shop/contract'

/** What can go wrong is a value; `message` and `fields` get their words when the answer is written. */
export interface CallError {
  ok: false
  code: FailureCode
  /** Instead of the code's own words. */
  message?: string
  /** Dotted path → what is wrong there. */
  fields?: Readonly<Record<string, Issue>>
  /** The fresh state, with a conflict. */
  data?: unknown
  /** Seconds. */
  retryAfter?: number
}

export type CallResult<Data> = { ok: true; data: Data } | CallError

export const ok = <Data>(data: Data): CallResult<Data> => ({ ok: true, data })

export const notFound = (): CallError => ({ ok: false, code: 'not_found' })

export const invalid = (fields: Readonly<Record<string, Issue>>): CallError => ({ ok: false, code: 'invalid', fields })

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

export const isCallError = <Data>(outcome: CallResult<Data>): boolean => !outcome.ok
