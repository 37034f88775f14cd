interface ThrottleOptions {
  /** Time between two calls of one key. */
  intervalMs: number
  /** Maximum number of waiting calls of one key. */
  maxWaiting: number
  /** Milliseconds of a monotonic clock. */
  now?: () => number
  sleep?: (milliseconds: number) => Promise<void>
}

/** Beyond this number of keys the state is cleared, to limit the memory. */
const MAX_KEYS = 10_000

/**
 * Creates a throttle per key, in the memory of this process: resolves with true when the call may proceed, and at once with
 * false when too many are waiting.
 */
export function createThrottle({
  intervalMs,
  maxWaiting,
  now = () => performance.now(),
  sleep = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
}: ThrottleOptions): (key: string) => Promise<boolean> {
  /** Time of the next call by key. */
  const nextTimes = new Map<string, number>()
  return async key => {
    const time = now()
    const callTime = Math.max(time, nextTimes.get(key) ?? time)
    if (callTime > time + maxWaiting * intervalMs) return false
    if (nextTimes.size > MAX_KEYS) nextTimes.clear()
    nextTimes.set(key, callTime + intervalMs)
    if (callTime > time) await sleep(callTime - time)
    return true
  }
}
