/** Attempts before a mail is given up: about a day from the first to the last. */
export const MAX_ATTEMPTS = 15

const FIRST_MS = 30_000
const LONGEST_MS = 4 * 3_600_000

/**
 * Milliseconds after the given attempt, counted from 1, until the next: half a minute, then twice as long each time, at most
 * four hours. Between half and all of it, so that what failed together does not come back together. `random`: 0 to 1.
 */
export function retryDelay(attempt: number, random: number): number {
  const longest = Math.min(FIRST_MS * 2 ** (attempt - 1), LONGEST_MS)
  return Math.round(longest * (0.5 + random / 2))
}
