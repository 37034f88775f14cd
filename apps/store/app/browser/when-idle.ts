/** Milliseconds after which a page that is never idle counts as idle. */
const TIMEOUT = 2000

/** Calls back when the browser has nothing more urgent to do; returns how to cancel. Safari has no idle callbacks. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(callback, { timeout: TIMEOUT })
  return () => cancelIdleCallback(handle)
}
