import type { CallPath } from '@shop/contract'
import type { BodyOf, DataOf } from '@shop/contract/client'
import { type ClientFailure, toClientFailure } from '@shop/contract/client-failure'
import { data } from 'react-router'
import { type LoaderContext, requestContext } from './context.ts'

/** Status of a page whose call failed: 404 for a missing resource, 503 for a temporary failure, otherwise 500. */
export const failureStatus = ({ code, retryable }: ClientFailure): number => {
  if (code === 'not_found' || code === 'invalid' || code === 'malformed') return 404
  return retryable ? 503 : 500
}

/** Thrown for a page that does not exist. Has its own headers, so that no cache stores it. */
export const notFound = () => data(null, { status: 404, headers: {} })

/** Makes a call that the page depends on: throws a failure as the page's status, for the error screen. */
export async function callApi<Path extends CallPath>(
  context: LoaderContext,
  path: Path,
  body: BodyOf<Path>,
): Promise<DataOf<Path>> {
  const answer = await context.get(requestContext).client.call(path, body)
  if (answer.success) return answer.data
  const status = failureStatus(toClientFailure(answer.error))
  throw data(null, { status, headers: status === 503 ? { 'Retry-After': '5' } : {} })
}
