import { retryOnNetworkFailure } from './network-retry.ts'
import { notifyRequestFailed } from './request-failed.ts'

/** Statuses of a proxy whose server is down. */
const GATEWAY_FAILURES = [502, 504]

/** What `fetch` throws without a network. */
const isNetworkFailure = (error: unknown): boolean => error instanceof TypeError

/**
 * Makes the router's requests for page data wait for the network. React Router calls the global `fetch` and puts its error
 * screen in place of the page when that fails; a request that is still pending leaves the page as it is, and another
 * navigation aborts it.
 */
export function retryPageData(window: Pick<Window & typeof globalThis, 'fetch' | 'navigator'>): void {
  const send = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    if (!(input instanceof URL && input.pathname.endsWith('.data'))) return send(input, init)
    const options = { isNetworkFailure, signal: init?.signal }
    if ((init?.method ?? 'GET') === 'GET')
      return retryOnNetworkFailure(async () => {
        const response = await send(input, init)
        if (GATEWAY_FAILURES.includes(response.status)) throw new TypeError(`The gateway answered ${response.status}.`)
        return response
      }, options)
    try {
      // A form that was never sent can wait; one that may have arrived must not be sent twice.
      return await retryOnNetworkFailure(() => send(input, init), {
        ...options,
        isNetworkFailure: error => isNetworkFailure(error) && !window.navigator.onLine,
      })
    } catch (error) {
      if (init?.signal?.aborted || !isNetworkFailure(error)) throw error
      notifyRequestFailed()
      // No content: the router leaves the page and the form as they are.
      return new Response(null, { status: 204 })
    }
  }
}
