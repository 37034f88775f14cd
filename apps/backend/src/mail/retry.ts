/** Maximum number of attempts: about a day from the first to the last. */
export const MAX_ATTEMPTS = 15

const FIRST_MS = 30_000
const LONGEST_MS = 4 * 3_600_000

/**
 * Exponential backoff with jitter: milliseconds between the given attempt, counted from 1, and the next. The delay doubles from
 * half a minute to four hours; the result is between half and all of it, so that mails that failed together are not retried
 * together. `random`: 0 to 1.
 */
export function retryDelay(attempt: number, random: number): number {
  const longest = Math.min(FIRST_MS * 2 ** (attempt - 1), LONGEST_MS)
  return Math.round(longest * (0.5 + random / 2))
}
