/** Told to the window when a request of the page has come to nothing: no network, no answer in time, or the shop's own failure. */
export const REQUEST_FAILED = 'shop:request-failed'

export const notifyRequestFailed = (): void => void dispatchEvent(new Event(REQUEST_FAILED))
