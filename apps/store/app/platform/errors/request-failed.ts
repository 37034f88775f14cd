import { announce } from '../browser/subscribe-to.ts'

/** Dispatched on the window when a request failed: no network, a timeout or a server error. */
export const REQUEST_FAILED = 'shop:request-failed'

export const notifyRequestFailed = (): void => announce(REQUEST_FAILED)
