/** After this many failures of one command in a row it is given up and told. Waits of 0.5, 1, 2, 4 s lie between. */
export const maxAttempts = 5

/** Milliseconds until the next attempt: doubling from half a second up to 8 s, and a spread so that tabs do not come at once. */
export const retryDelay = (attempt: number, random: () => number): number =>
  Math.min(2 ** Math.max(0, attempt - 1) * 500, 8_000) + Math.round(random() * 250)
