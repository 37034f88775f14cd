import {
  type BodyOf,
  type CallOptions,
  type Client,
  type DataOf,
  type Result,
  SERVER_ERROR,
} from '@shop/contract/client'

type Path = Parameters<Client['call']>[0]
type FailureOf = Exclude<Extract<Result<unknown>, { success: false }>['error'], string>

/** The backend's answers by path. */
export type Answers = {
  [P in Path]?: (body: BodyOf<P>, options: CallOptions) => Result<DataOf<P>> | Promise<Result<DataOf<P>>>
}

/** A success. */
export const success = <Data>(data: Data): Result<Data> => ({ success: true, data })

/** A failure with an error code of the wire. */
export const failure = (
  code: FailureOf['code'],
  { message = code, fields, data }: Partial<Pick<FailureOf, 'message' | 'fields' | 'data'>> = {},
): Result<never> => ({
  success: false,
  error: { success: false, code, message, ...(fields ? { fields } : {}), ...(data === undefined ? {} : { data }) },
})

/** No answer: the network is down, or the call was aborted. */
export const noAnswerResult: Result<never> = { success: false, error: SERVER_ERROR }

/** A client that answers from functions; other paths get `not_found`. */
export const createFakeClient = (answers: Answers): Client => ({
  async call<P extends Path>(path: P, body: BodyOf<P>, options: CallOptions = {}): Promise<Result<DataOf<P>>> {
    if (options.signal?.aborted) return noAnswerResult
    const answer = answers[path]
    return answer ? answer(body, options) : failure('not_found')
  },
})
