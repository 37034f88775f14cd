/**
 * Time limits in milliseconds of what a shopper waits for: one source, because each must end before what waits for it, as
 * `time-limits.test.ts` checks.
 */
export const timeLimits = {
  /** An answer of the API or of a payment's callback, and the beginning of a file for crawlers. */
  call: 5_000,
  /** A store aborts a call to a backend of another process, which has answered by then, also with an error. */
  remoteCall: 5_500,
  /** Postgres cancels a statement before its driver closes the connection. */
  statement: 4_500,
  query: 5_000,
  connect: 2_000,
  /** A call of an address that guesses is delayed for so long at most, and answered afterwards. */
  throttle: 3_000,
  /** Providers, each asked within a call. */
  payment: 2_000,
  carrier: 3_000,
  deliveryPrice: 1_200,
  streets: 1_500,
  firstFill: 2_500,
  /** A client takes nothing of an answer for so long, or sends nothing: its connection is closed. */
  idle: 30_000,
} as const
