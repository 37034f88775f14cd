/**
 * Settles like `work`, or rejects with `timeoutError()` after `milliseconds`. Does not cancel the work, which needs a timeout
 * of its own.
 */
export function withDeadline<Value>(
  work: Promise<Value>,
  milliseconds: number,
  timeoutError: () => Error,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    // `setImmediate` lets the poll phase run first: a response that arrived while this process was blocked is not late.
    const timer = setTimeout(() => setImmediate(() => reject(timeoutError())), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
