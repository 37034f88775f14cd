import { type Client, createClient } from '@shop/contract/client'
import { notifyRequestFailed } from '../errors/request-failed.ts'

/** Whether the caller aborted the request; a timeout is a failure. */
const isAborted = ({ aborted, reason }: AbortSignal): boolean =>
  aborted && !(reason instanceof DOMException && reason.name === 'TimeoutError')

/** `fetch` of the page's API calls: shows failures on the loading bar. */
export async function reportingFetch(request: Request): Promise<Response> {
  try {
    const response = await fetch(request)
    if (response.status >= 500) notifyRequestFailed()
    return response
  } catch (error) {
    if (!isAborted(request.signal)) notifyRequestFailed()
    throw error
  }
}

/** API client of a page. */
export const createApiClient = (): Client => createClient({ fetch: reportingFetch })
