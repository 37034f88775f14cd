import { type Client, createClient } from '@shop/contract/client'
import { notifyRequestFailed } from '../errors/request-failed.ts'

/** What was given up because nobody needs it any more has not failed. */
const isGivenUp = ({ aborted, reason }: AbortSignal): boolean =>
  aborted && !(reason instanceof DOMException && reason.name === 'TimeoutError')

/** A request of the page itself, in a browser. */
export async function watchedFetch(request: Request): Promise<Response> {
  try {
    const response = await fetch(request)
    if (response.status >= 500) notifyRequestFailed()
    return response
  } catch (error) {
    if (!isGivenUp(request.signal)) notifyRequestFailed()
    throw error
  }
}

/** The client of a page: a call that fails is seen on the loading bar too. */
export const pageClient = (): Client => createClient({ fetch: watchedFetch })
