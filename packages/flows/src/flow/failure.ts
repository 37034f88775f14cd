import type { Result } from '@shop/contract/client'
import { type ClientFailure, noAnswer, toClientFailure } from '@shop/contract/client-failure'

export { type ClientFailure, noAnswer, toClientFailure }

/** The result of a call with its error normalised. */
export type Outcome<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly error: ClientFailure }

/** A fault in the code of the client, or of what has answered it. It is not retried: it would fail again. */
export const faultOf = (kind: 'adapter' | 'answer', data: unknown): ClientFailure => ({
  ...noAnswer,
  kind,
  data,
  retryable: false,
})

/** The client knows the answers by type only. `isValid` checks at run time what a machine relies on. */
export const outcome = <Data>(
  result: Result<Data>,
  isValid: (data: unknown) => boolean = () => true,
): Outcome<Data> => {
  if (!result.success) return { ok: false, error: toClientFailure(result.error) }
  return isValid(result.data) ? { ok: true, data: result.data } : { ok: false, error: faultOf('answer', result.data) }
}
