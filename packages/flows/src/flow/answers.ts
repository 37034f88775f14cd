import {
  type BodyOf,
  type CallOptions,
  type Client,
  type DataOf,
  type Result,
  SERVER_ERROR,
} from '@shop/contract/client'

type Path = Parameters<Client['call']>[0]

/** Answers by path. */
export type Answers = {
  [P in Path]?: (body: BodyOf<P>, options: CallOptions) => Result<DataOf<P>> | Promise<Result<DataOf<P>>>
}

/** A success. */
export const success = <Data>(data: Data): Result<Data> => ({ success: true, data })

/** No answer: the network is down, or the call was aborted. */
export const noAnswerResult: Result<never> = { success: false, error: SERVER_ERROR }

/** A client that answers from functions; `other` makes the calls that none of them answers. */
export const clientOf = (answers: Answers, other: Client['call']): Client => ({
  async call<P extends Path>(path: P, body: BodyOf<P>, options: CallOptions = {}): Promise<Result<DataOf<P>>> {
    const answer = answers[path]
    return answer ? answer(body, options) : other(path, body, options)
  },
})
