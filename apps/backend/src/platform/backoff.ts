/** Requests of a refund or a receipt before it is given up: about two days. */
export const MAX_ATTEMPTS = 12
export const FIRST_DELAY_SECONDS = 60
const MAX_DELAY_SECONDS = 6 * 3_600

/** Seconds until the next request; also the time that a request may take. */
export const delayAfter = (attempts: number): number => Math.min(FIRST_DELAY_SECONDS * 2 ** attempts, MAX_DELAY_SECONDS)
