/** Walks an error and its causes: Drizzle wraps what the driver threw. */
function* causes(error: unknown): Generator<Error> {
  for (let at = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth++) yield at
}

const codeOf = (error: Error): string | null => ('code' in error && typeof error.code === 'string' ? error.code : null)

/** The five-character SQLSTATE of a database error, or null. */
export function sqlStateOf(error: unknown): string | null {
  for (const cause of causes(error)) {
    const code = codeOf(cause)
    if (code && /^[0-9A-Z]{5}$/.test(code)) return code
  }
  return null
}

const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/** Classes 08 (connection), 53 (out of resources), 57P (shutting down) and 58 (disk, system): it may pass. */
const PASSING = /^(08|53|57P|58)/

/** True when the database cannot be reached or cannot work now, as opposed to a fault in a query. */
export function isDatabaseGone(error: unknown): boolean {
  const state = sqlStateOf(error)
  if (state && PASSING.test(state)) return true
  for (const cause of causes(error)) {
    if (NETWORK.has(codeOf(cause) ?? '')) return true
    // node-postgres has no code for these.
    if (/timeout exceeded when trying to connect|Connection terminated|PGlite is closed/i.test(cause.message))
      return true
  }
  return false
}
