import type { Client, Result } from '@shop/contract/client'
import { type Answers, clientOf, noAnswerResult } from '../flow/answers.ts'

export { type Answers, noAnswerResult, success } from '../flow/answers.ts'

type FailureOf = Exclude<Extract<Result<unknown>, { success: false }>['error'], string>

/** A failure with an error code of the wire. */
export const failure = (
  code: FailureOf['code'],
  { message = code, fields, data }: Partial<Pick<FailureOf, 'message' | 'fields' | 'data'>> = {},
): Result<never> => ({
  success: false,
  error: { success: false, code, message, ...(fields ? { fields } : {}), ...(data === undefined ? {} : { data }) },
})

/** A client that answers from functions; other paths get `not_found`. */
export function createFakeClient(answers: Answers): Client {
  const client = clientOf(answers, async () => failure('not_found'))
  return {
    call: async (path, body, options = {}) =>
      options.signal?.aborted ? noAnswerResult : client.call(path, body, options),
  }
}
