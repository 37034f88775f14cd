import { retryOnNetworkFailure } from './network-retry.ts'
import { notifyRequestFailed } from './request-failed.ts'

/** The error that `fetch` throws on a network failure. */
const isNetworkFailure = (error: unknown): boolean => error instanceof TypeError

/**
 * Retries the router's requests for page data until the network returns. React Router calls the global `fetch` and replaces the
 * page by its error screen when that rejects; while a request is pending the page stays, and another navigation aborts it.
 */
export function retryPageData(window: Pick<Window & typeof globalThis, 'fetch' | 'navigator'>): void {
  const send = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    if (!(input instanceof URL && input.pathname.endsWith('.data'))) return send(input, init)
    const options = { isNetworkFailure, signal: init?.signal }
    if ((init?.method ?? 'GET') === 'GET')
      return retryOnNetworkFailure(async () => {
        const response = await send(input, init)
        // Of a proxy whose server is down.
        if ([502, 504].includes(response.status)) throw new TypeError('No server.')
        return response
      }, options)
    try {
      // A form that was certainly not sent can wait; one that may have arrived must not be sent twice.
      return await retryOnNetworkFailure(() => send(input, init), {
        ...options,
        isNetworkFailure: error => isNetworkFailure(error) && !window.navigator.onLine,
      })
    } catch (error) {
      if (init?.signal?.aborted || !isNetworkFailure(error)) throw error
      notifyRequestFailed()
      // No content: the router keeps the page and the form.
      return new Response(null, { status: 204 })
    }
  }
}
