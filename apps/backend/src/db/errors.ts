/** The database was found not to answer: what needs it fails at once, until it answers again. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseGone'
}

/** Walks an error and its causes: Drizzle wraps what the driver threw. */
export function* causes(error: unknown): Generator<Error> {
  for (let at = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth++) yield at
}

const codeOf = (error: Error): string | null => ('code' in error && typeof error.code === 'string' ? error.code : null)

/** Two characters of class, three of kind. `EPIPE` of Node has five capital letters too. */
const SQLSTATE = /^(?:\d[0-9A-Z]|F0|HV|P0|XX)[0-9A-Z]{3}$/

/** The SQLSTATE of this error itself, or null. */
export function ownSqlState(error: Error): string | null {
  const code = codeOf(error)
  return code !== null && SQLSTATE.test(code) ? code : null
}

/** The five-character SQLSTATE of a database error, or null. */
export function sqlStateOf(error: unknown): string | null {
  for (const cause of causes(error)) {
    const state = ownSqlState(cause)
    if (state) return state
  }
  return null
}

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

/** What node-postgres and PGlite say without a code. Read from the sources of pg 8.23, pg-pool 3.14 and PGlite 0.5. */
const DRIVER =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|Received unexpected \w+ message from backend|The server does not support SSL|There was an error establishing an SSL|PGlite is closed)/

/**
 * Whether the driver or the network says so: an error without SQLSTATE whose message names hosts and ports at most.
 */
export const isConnectionError = (error: Error): boolean =>
  error instanceof DatabaseUnavailable ||
  (ownSqlState(error) === null && (NETWORK.has(codeOf(error) ?? '') || DRIVER.test(error.message)))

/**
 * Classes 08 (connection), 28 (who may connect), 3D (no such database), 53 (out of resources), 57P (shutting down) and
 * 58 (disk, system); 57014 took too long, 25006 a primary that has become a standby, 25P03 was idle in a transaction.
 */
const UNAVAILABLE = /^(08|28|3D|53|57P|57014|58|25006|25P03)/

/** Of these, those after which the connection serves nobody any more: another one may lead to a server that works. */
const CONNECTION_UNUSABLE = /^(08|57P|25006|25P03)/

/** A FATAL or PANIC ends the session, whatever its SQLSTATE. */
const endsSession = (error: Error): boolean =>
  'severity' in error && (error.severity === 'FATAL' || error.severity === 'PANIC')

/** True when the database cannot be reached or cannot work now, as opposed to a fault in a query. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (const cause of causes(error)) {
    if (UNAVAILABLE.test(ownSqlState(cause) ?? '') || endsSession(cause) || isConnectionError(cause)) return true
  }
  return false
}

/** True when the connection on which this happened must not be used again. */
export function isConnectionLost(error: unknown): boolean {
  for (const cause of causes(error)) {
    if (CONNECTION_UNUSABLE.test(ownSqlState(cause) ?? '') || endsSession(cause) || isConnectionError(cause))
      return true
  }
  return false
}

/** True when the server has become a standby: every connection to it leads to the wrong one. */
export const isReadOnly = (error: unknown): boolean => sqlStateOf(error) === '25006'
