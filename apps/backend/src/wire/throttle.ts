interface ThrottleOptions {
  /** Milliseconds between two turns of one key. */
  every: number
  /** Turns that may be waited for at once. */
  waiting: number
  /** Milliseconds of a clock that never goes back. */
  now?: () => number
  sleep?: (milliseconds: number) => Promise<void>
}

/** Longest list of keys; beyond it the turns begin anew. */
const MAX_KEYS = 10_000

/**
 * Spaces out what is done under one key, in this process: resolves with true when it is this caller's turn, and at once with
 * false when too many wait already.
 */
export function createThrottle({
  every,
  waiting,
  now = () => performance.now(),
  sleep = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
}: ThrottleOptions): (key: string) => Promise<boolean> {
  /** When the next turn of a key is. */
  const turns = new Map<string, number>()
  return async key => {
    const time = now()
    const turn = Math.max(time, turns.get(key) ?? time)
    if (turn > time + waiting * every) return false
    if (turns.size > MAX_KEYS) turns.clear()
    turns.set(key, turn + every)
    if (turn > time) await sleep(turn - time)
    return true
  }
}
