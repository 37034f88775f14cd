/** Data of the dialog «Вхід» when the session has ended while the page was open. */
export const EXPIRED = 'expired'
