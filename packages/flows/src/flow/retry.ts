/** Attempts before a command is given up and reported. Between them lie 0.5, 1, 2 and 4 s. */
export const maxAttempts = 5

/** Milliseconds until the next attempt: doubling from 500 ms up to 8 s, plus jitter so that tabs do not retry at once. */
export const retryDelay = (attempt: number, random: () => number): number =>
  Math.min(2 ** Math.max(0, attempt - 1) * 500, 8_000) + Math.round(random() * 250)
