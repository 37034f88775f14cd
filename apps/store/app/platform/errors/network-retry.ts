import { announce, subscribeTo } from '../browser/subscribe-to.ts'

/** Milliseconds before each retry; after the last one only the network's return or the retry button starts another. */
export const RETRY_DELAYS: readonly number[] = [1000, 2000, 4000, 8000, 15_000, 30_000, 30_000, 30_000]

const PROBE_TIMEOUT_MS = 5000

/** Why requests are pending: the device is offline, or the server is unreachable. */
type Outage = 'offline' | 'unreachable'

let waiting = 0
const attempts = new Set<() => void>()
const CHANGED = 'shop:outage'

/** Null while no request is waiting. */
export const getOutage = (): Outage | null => (waiting === 0 ? null : navigator.onLine ? 'unreachable' : 'offline')

export const subscribeToOutage = subscribeTo(CHANGED, 'online', 'offline')

/** Resolves while a request is waiting. */
export function outageStarted(): Promise<void> {
  return new Promise(resolve => {
    const check = () => {
      if (!getOutage()) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = subscribeToOutage(check)
    check()
  })
}

/** Starts every waiting attempt at once. */
export function retryNow(): void {
  for (const attempt of [...attempts]) attempt()
}

/** Whether the shop's server responds: `navigator.onLine` reflects the local network only, and may be wrong. */
export async function isServerReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS)
    return (await fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal })).status < 500
  } catch {
    return false
  }
}

/** Resolves after `delay`, when the network returns or on `retryNow`; without a delay only by the latter two. */
function nextAttempt(delay: number | undefined, signal: AbortSignal | null | undefined): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = delay === undefined ? undefined : setTimeout(resolve, delay)
  attempts.add(resolve)
  signal?.addEventListener('abort', () => reject(signal.reason))
  return promise.finally(() => {
    clearTimeout(timer)
    attempts.delete(resolve)
  })
}

interface RetryOptions {
  /** Whether a failure is a network error, which a retry may fix. */
  isNetworkFailure: (error: unknown) => boolean | Promise<boolean>
  signal?: AbortSignal | null | undefined
}

/** Retries on network errors until the attempt succeeds, fails otherwise or is aborted. Reports an outage meanwhile. */
export async function retryOnNetworkFailure<Result>(
  attempt: () => Promise<Result>,
  { isNetworkFailure, signal }: RetryOptions,
): Promise<Result> {
  let isWaiting = false
  try {
    for (let count = 0; ; count += 1) {
      try {
        return await attempt()
      } catch (error) {
        if (signal?.aborted || !(await isNetworkFailure(error))) throw error
        if (!isWaiting) {
          isWaiting = true
          waiting += 1
          announce(CHANGED)
        }
        await nextAttempt(RETRY_DELAYS[count], signal)
      }
    }
  } finally {
    if (isWaiting) {
      waiting -= 1
      announce(CHANGED)
    }
  }
}

/** Resolves once the server responds. Reports an outage meanwhile. */
export const waitForServer = (signal?: AbortSignal): Promise<void> =>
  retryOnNetworkFailure(
    async () => {
      if (!(await isServerReachable())) throw new TypeError('No server.')
    },
    { isNetworkFailure: () => true, signal },
  )

if (!import.meta.env.SSR) {
  addEventListener('online', retryNow)
}
