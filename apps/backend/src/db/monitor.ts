import { withDeadline } from '../deadline.ts'
import { DatabaseUnavailable, isDatabaseUnavailable } from './errors.ts'

/** Milliseconds in which a short question must be answered. */
const ANSWER_TIMEOUT_MS = 1_000
/** Milliseconds between two probes while somebody waits for the database or it is gone: recovery is seen within them. */
const PROBE_INTERVAL_MS = 250
/** Unanswered probes in a row: a single one may be a stall of this machine. */
const MAX_MISSES = 2
/** Probes under way at once while it is gone, and milliseconds for each: on a busy machine the first answers come late. */
const SEARCHING = { probes: 4, answer: 2_000 }

interface MonitorOptions {
  /** Asks the database for nothing in particular, on a connection of its own. */
  probe: () => Promise<unknown>
  /** Whether somebody waits for the database. */
  isBusy: () => boolean
  /** Lets go of every connection: whoever waits on one fails. */
  drop: () => void
  /** Told when the database is gone, with what was last heard, and when it is back. */
  changed: (isGone: boolean, error: unknown) => void
}

export interface DatabaseMonitor {
  isUnavailable(): boolean
  /** A short question: fails after a second, and at once while the database is known to be gone. */
  ask<Value>(question: () => Promise<Value>): Promise<Value>
  stop(): void
}

const late = () => new DatabaseUnavailable(`The database did not answer within ${ANSWER_TIMEOUT_MS} ms`)

/**
 * Finds out that a database has stopped answering, which neither its connections nor new ones to it tell: a frozen server
 * holds them open and takes new ones in. As long as anybody waits for it, it is probed; once it is gone, whoever waits fails,
 * and so does whoever comes, until a probe is answered.
 */
export function monitorDatabase({ probe, isBusy, drop, changed }: MonitorOptions): DatabaseMonitor {
  let misses = 0
  let answers = 0
  let isGone = false
  let probing = 0

  function heard() {
    misses = 0
    answers += 1
    if (!isGone) return
    isGone = false
    changed(false, null)
  }

  function missed(error: unknown) {
    misses += 1
    if (misses < MAX_MISSES || isGone) return
    drop()
    isGone = true
    changed(true, error)
  }

  async function check() {
    probing += 1
    const known = answers
    try {
      await withDeadline(probe(), isGone ? SEARCHING.answer : ANSWER_TIMEOUT_MS, late)
      heard()
    } catch (error) {
      // Whatever else it says, it answers.
      if (!isDatabaseUnavailable(error)) heard()
      // Unless it has answered somebody else meanwhile.
      else if (answers === known) missed(error)
    } finally {
      probing -= 1
    }
  }

  const beat = setInterval(() => {
    if (probing < (isGone ? SEARCHING.probes : 1) && (misses > 0 || isBusy())) void check()
  }, PROBE_INTERVAL_MS)
  beat.unref()

  return {
    isUnavailable: () => isGone,
    async ask(question) {
      if (isGone) throw new DatabaseUnavailable('The database does not answer')
      try {
        const answer = await withDeadline(question(), ANSWER_TIMEOUT_MS, late)
        heard()
        return answer
      } catch (error) {
        if (probing === 0 && isDatabaseUnavailable(error)) void check()
        throw error
      }
    },
    stop: () => clearInterval(beat),
  }
}
