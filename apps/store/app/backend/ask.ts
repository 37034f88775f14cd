import type { CallPath } from '@shop/contract'
import type { BodyOf, DataOf } from '@shop/contract/client'
import { type ClientFailure, toClientFailure } from '@shop/contract/client-failure'
import { data, type RouterContextProvider } from 'react-router'
import { requestContext } from '../context.ts'

/** Status of a page whose call failed: what is missing is 404, what may come back is 503, a fault of ours 500. */
const statusOf = ({ code, retryable }: ClientFailure): number => {
  if (code === 'not_found' || code === 'invalid' || code === 'malformed') return 404
  return retryable ? 503 : 500
}

/** What is thrown in place of a page that does not exist. It has headers of its own, so that no cache keeps it. */
export const notFound = () => data(null, { status: 404, headers: {} })

/** Makes a call that the page cannot do without: what goes wrong becomes the page's status and is shown on the error screen. */
export async function ask<Path extends CallPath>(
  context: Readonly<RouterContextProvider>,
  path: Path,
  body: BodyOf<Path>,
): Promise<DataOf<Path>> {
  const answer = await context.get(requestContext).client.call(path, body)
  if (answer.success) return answer.data
  const status = statusOf(toClientFailure(answer.error))
  throw data(null, { status, headers: status === 503 ? { 'Retry-After': '5' } : {} })
}
