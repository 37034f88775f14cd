import { type Result, SERVER_ERROR } from '@shop/contract/client'
import isNetworkError from 'is-network-error'
import { faultOf } from '../flow/failure.ts'
import { CallError } from './call-error.ts'

/** What the backend refused, as the client of the contract returns it. */
export const refused = ({ code, message, fields, data }: CallError): Result<never> =>
  code === 'network'
    ? { success: false, error: SERVER_ERROR }
    : { success: false, error: { success: false, code, message, data, ...(fields && { fields }) } }

const isAborted = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError')

/** What a function of the shop has answered is not what it must be. */
export class WrongAnswerError extends TypeError {
  constructor(name: string, givenTo: string, answer: unknown, mistakes = '') {
    super(
      `@shop/flows: the answer «${name}» given to ${givenTo} is wrong. ${mistakes}Mend what this function returns.`,
      { cause: answer },
    )
  }
}

/** Reads an answer. What cannot be read, or is not valid then, is a wrong answer. */
export function readAnswer<Data, Found>(
  name: string,
  givenTo: string,
  data: Data,
  read: (data: Data) => Found,
  isValid: (found: Found) => boolean,
): Found {
  try {
    const found = read(data)
    if (isValid(found)) return found
  } catch {
    // It lacks what it is read by.
  }
  throw new WrongAnswerError(name, givenTo, data)
}

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
    return Promise.reject(error instanceof WrongAnswerError ? faultOf('answer', error) : error)
  }
}
