/** Why a case did not pass: the rule of the wire that the backend breaks, what was expected and what came. */
export class ConformanceFailure extends Error {
  override readonly name: string = 'ConformanceFailure'
  readonly expected: string
  readonly received: string
  /** The last request and its answer, without access tokens. */
  readonly exchange: string

  constructor(expected: string, received: string, exchange = '') {
    super(`expected ${expected}\nreceived ${received}${exchange === '' ? '' : `\nafter    ${exchange}`}`)
    this.expected = expected
    this.received = received
    this.exchange = exchange
  }
}

/** Why a case was not run: a call before it, which makes what the case needs, broke a rule. That call has cases of its own. */
export class NotPrepared extends ConformanceFailure {
  override readonly name = 'NotPrepared'
  /** Path of the call; null when nothing answers at the address. */
  readonly path: string | null

  constructor(reason: string, path: string | null, failure?: ConformanceFailure) {
    super(failure?.expected ?? 'an answer', failure?.received ?? reason, failure?.exchange)
    this.message = `could not be prepared: ${reason}${failure ? `\n${failure.message}` : ''}`
    this.cause = failure
    this.path = path
  }
}

/** Thrown by a case that cannot be shown on this backend. */
export class NotReachable extends Error {
  override readonly name = 'NotReachable'
}

/** Ends a case that needs what the backend, or its fixtures, do not have. It is reported as skipped, never as passed. */
export function skip(reason: string): never {
  throw new NotReachable(reason)
}

const MAX_TEXT = 400

/** A value as one line of text. */
export function show(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined')
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text
}
