/** Nominal duration of a load. */
export const nominalDurationMs = 5_000

/**
 * Length of the bar in per cent after so many milliseconds: fast at first, 90 at the nominal end, then ever slower, never
 * full before the load is. A function of time alone, so that it can be drawn at any moment.
 */
export function progressAt(elapsed: number, duration: number = nominalDurationMs): number {
  const share = Math.max(0, elapsed) / duration
  return share < 1 ? 90 * (1 - (1 - share) ** 2) : 99 - 9 / share
}
