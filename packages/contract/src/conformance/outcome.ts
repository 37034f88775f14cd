/** Why a case did not pass: the rule of the wire that the backend breaks, what was expected and what came. */
export class ConformanceFailure extends Error {
  override readonly name = 'ConformanceFailure'
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
