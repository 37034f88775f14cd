/**
 * What `work` comes to, or `late()` as a rejection when it takes longer than `milliseconds`. The work itself goes on: it
 * must have a limit of its own.
 */
export function withDeadline<Value>(work: Promise<Value>, milliseconds: number, late: () => Error): Promise<Value> {
  return new Promise((resolve, reject) => {
    // One look at the network in between: an answer that waited behind a stall of this process is no late answer.
    const timer = setTimeout(() => setImmediate(() => reject(late())), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
