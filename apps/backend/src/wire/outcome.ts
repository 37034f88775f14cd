import type { FailureCode, Issue } from '@shop/contract'

/** What can go wrong is a value; `message` and `fields` get their words when the answer is written. */
export interface Refusal {
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

export type Outcome<Data> = { ok: true; data: Data } | Refusal

export const ok = <Data>(data: Data): Outcome<Data> => ({ ok: true, data })

export const notFound = (): Refusal => ({ ok: false, code: 'not_found' })

export const invalid = (fields: Readonly<Record<string, Issue>>): Refusal => ({ ok: false, code: 'invalid', fields })

export const conflict = (message: string, data?: unknown): Refusal => ({
  ok: false,
  code: 'conflict',
  message,
  ...(data === undefined ? {} : { data }),
})

export const rateLimited = (retryAfter: number, message?: string): Refusal => ({
  ok: false,
  code: 'rate_limited',
  retryAfter,
  ...(message === undefined ? {} : { message }),
})

export const isRefusal = <Data>(outcome: Outcome<Data>): boolean => !outcome.ok
