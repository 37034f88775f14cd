import { type Result, SERVER_ERROR } from '@shop/contract/client'
import isNetworkError from 'is-network-error'
import { CallError } from './call-error.ts'

/** What the backend refused, as the client of the contract returns it. */
export const refused = ({ code, message, fields, data }: CallError): Result<never> =>
  code === 'network'
    ? { success: false, error: SERVER_ERROR }
    : { success: false, error: { success: false, code, message, data, ...(fields ? { fields } : {}) } }

const isAborted = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError')

/** Default of `onError`. */
export const logFault = (error: unknown, answer: string): void =>
  console.error(`@shop/flows: the answer «${answer}» threw, which is a fault in its code.`, error)

/**
 * The result of an answer: what it throws is a refusal of the backend (`CallError`), no answer (a failed `fetch`, a timeout), or a
 * fault in the answer itself, which is reported and thrown again.
 */
export async function resultOf<Data>(
  name: string,
  answer: () => Data | Promise<Data>,
  onError: (error: unknown, answer: string) => void,
): Promise<Result<Data>> {
  try {
    return { success: true, data: await answer() }
  } catch (error) {
    if (error instanceof CallError) return refused(error)
    if (isNetworkError(error) || isAborted(error)) return refused(new CallError('network'))
    onError(error, name)
    throw error
  }
}
