/** Timeout in milliseconds for a page that never becomes idle. */
const TIMEOUT = 2000

/** `requestIdleCallback` with a fallback for Safari; returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(callback, { timeout: TIMEOUT })
  return () => cancelIdleCallback(handle)
}
