import { withDeadline } from '../platform/deadline.ts'
import { DatabaseUnavailable, isDatabaseUnavailable } from './errors.ts'

/** Timeout of a short query. */
const ANSWER_TIMEOUT_MS = 1_000
/** Interval of probes while queries are waiting or the database is unavailable; recovery is detected within it. */
const PROBE_INTERVAL_MS = 250
/** Failed probes in a row until the database counts as unavailable: a single one may be a stall of this machine. */
const MAX_FAILURES = 2
/** Concurrent probes while the database is unavailable, and their timeout: on a busy machine the first responses are slow. */
const RECOVERY = { probes: 4, timeoutMs: 2_000 }

interface MonitorOptions {
  /** Runs a trivial query on a connection of its own. */
  probe: () => Promise<unknown>
  /** Whether queries are running or waiting. */
  isBusy: () => boolean
  /** Closes every connection, so that waiting queries fail. */
  dropConnections: () => void
  /** Called when the database becomes unavailable, with the last error, and when it is available again. */
  onChange: (isUnavailable: boolean, error: unknown) => void
}

interface DatabaseMonitor {
  isUnavailable(): boolean
  /** Runs a short query: rejects after a second, and at once while the database is unavailable. */
  shortQuery<Value>(run: () => Promise<Value>): Promise<Value>
  stop(): void
}

const timeoutError = () => new DatabaseUnavailable(`The database did not answer within ${ANSWER_TIMEOUT_MS} ms`)

/**
 * Detects that a database has stopped responding, which connections alone do not show: a suspended server keeps them open and
 * accepts new ones. Probes the database while queries are waiting; when probes fail, waiting and new queries fail until a probe
 * succeeds.
 */
export function monitorDatabase({ probe, isBusy, dropConnections, onChange }: MonitorOptions): DatabaseMonitor {
  let failures = 0
  let successes = 0
  let isUnavailable = false
  let probing = 0

  function recordSuccess() {
    failures = 0
    successes += 1
    if (!isUnavailable) return
    isUnavailable = false
    onChange(false, null)
  }

  function recordFailure(error: unknown) {
    failures += 1
    if (failures < MAX_FAILURES || isUnavailable) return
    dropConnections()
    isUnavailable = true
    onChange(true, error)
  }

  async function check() {
    probing += 1
    const successesBefore = successes
    try {
      await withDeadline(probe(), isUnavailable ? RECOVERY.timeoutMs : ANSWER_TIMEOUT_MS, timeoutError)
      recordSuccess()
    } catch (error) {
      // Any other error is a response of the database.
      if (!isDatabaseUnavailable(error)) recordSuccess()
      // Ignored if another query has succeeded meanwhile.
      else if (successes === successesBefore) recordFailure(error)
    } finally {
      probing -= 1
    }
  }

  const timer = setInterval(() => {
    if (probing < (isUnavailable ? RECOVERY.probes : 1) && (failures > 0 || isBusy())) void check()
  }, PROBE_INTERVAL_MS)
  timer.unref()

  return {
    isUnavailable: () => isUnavailable,
    async shortQuery(run) {
      if (isUnavailable) throw new DatabaseUnavailable('The database does not answer')
      try {
        const result = await withDeadline(run(), ANSWER_TIMEOUT_MS, timeoutError)
        recordSuccess()
        return result
      } catch (error) {
        if (probing === 0 && isDatabaseUnavailable(error)) void check()
        throw error
      }
    },
    stop: () => clearInterval(timer),
  }
}
