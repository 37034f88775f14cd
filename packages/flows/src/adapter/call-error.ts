import type { FailureCode } from '@shop/contract'

/**
 * Thrown by an answer whose backend has refused a call, with the code by which a flow handles it: `conflict` and `invalid` are
 * shown, `rate_limited` and `unavailable` are retried. `network`: there was no answer, which is retried too.
 */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly code: FailureCode | 'network'
  readonly fields: Readonly<Record<string, string[]>> | undefined
  readonly data: unknown

  constructor(
    code: FailureCode | 'network',
    /** Shown to the shopper; without one the wording is the page's. */
    message = '',
    { fields, data }: { fields?: Readonly<Record<string, string[]>>; data?: unknown } = {},
  ) {
    super(message)
    this.code = code
    this.fields = fields
    this.data = data
  }
}
