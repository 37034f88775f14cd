/** Thrown without waiting for a query while the database is known not to respond. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

/** Iterates over an error and its causes: Drizzle wraps the driver's errors. */
export function* causes(error: unknown): Generator<Error> {
  for (let at = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth++) yield at
}

const codeOf = (error: Error): string | null => ('code' in error && typeof error.code === 'string' ? error.code : null)

/** Class (two characters) and condition (three). Excludes Node's codes, e.g. `EPIPE`, which has five capital letters too. */
const SQLSTATE = /^(?:\d[0-9A-Z]|F0|HV|P0|XX)[0-9A-Z]{3}$/

/** The SQLSTATE of this error itself, or null. */
export function ownSqlState(error: Error): string | null {
  const code = codeOf(error)
  return code !== null && SQLSTATE.test(code) ? code : null
}

/** The SQLSTATE of an error or of one of its causes, or null. */
export function sqlStateOf(error: unknown): string | null {
  for (const cause of causes(error)) {
    const state = ownSqlState(cause)
    if (state) return state
  }
  return null
}

/** Whether a constraint of this name has refused a write. */
export const violates = (error: unknown, constraint: string): boolean =>
  causes(error).some(cause => 'constraint' in cause && cause.constraint === constraint)

const NETWORK = new Set([
  'EADDRNOTAVAIL',
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETRESET',
  'ENETUNREACH',
  'ENOTCONN',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'ERR_SOCKET_CLOSED',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
])

/** Messages of node-postgres and PGlite for errors without a code. Source: code of pg 8.23, pg-pool 3.14 and PGlite 0.5. */
const DRIVER =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|Received unexpected \w+ message from backend|The server does not support SSL|There was an error establishing an SSL|PGlite is closed)/

/**
 * Whether an error comes from the driver or the network: it has no SQLSTATE, and its message contains no personal data.
 */
export const isConnectionError = (error: Error): boolean =>
  error instanceof DatabaseUnavailable ||
  (ownSqlState(error) === null && (NETWORK.has(codeOf(error) ?? '') || DRIVER.test(error.message)))

/**
 * Classes 08 (connection), 28 (authorisation), 3D (no such database), 53 (out of resources), 57P (shutdown) and 58 (system);
 * 57014: query timeout, 25006: read-only, because the primary has become a standby, 25P03: idle in a transaction.
 */
const UNAVAILABLE = /^(08|28|3D|53|57P|57014|58|25006|25P03)/

/** Those of `UNAVAILABLE` after which the connection is unusable; a new one may reach a working server. */
const CONNECTION_UNUSABLE = /^(08|57P|25006|25P03)/

/** A FATAL or PANIC ends the session, whatever its SQLSTATE. */
const endsSession = (error: Error): boolean =>
  'severity' in error && (error.severity === 'FATAL' || error.severity === 'PANIC')

/** Whether the database cannot be reached or cannot work now, as opposed to a fault in a query. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (const cause of causes(error)) {
    if (UNAVAILABLE.test(ownSqlState(cause) ?? '') || endsSession(cause) || isConnectionError(cause)) return true
  }
  return false
}

/** Whether the connection of this error must not be used again. */
export function isConnectionLost(error: unknown): boolean {
  for (const cause of causes(error)) {
    if (CONNECTION_UNUSABLE.test(ownSqlState(cause) ?? '') || endsSession(cause) || isConnectionError(cause))
      return true
  }
  return false
}

/** Whether the server has become a standby, so that every existing connection is unusable. */
export const isReadOnly = (error: unknown): boolean => sqlStateOf(error) === '25006'
