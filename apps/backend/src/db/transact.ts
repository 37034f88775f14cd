import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { inSpan } from '../platform/spans.ts'
import type { Database } from './database.ts'
import { sqlStateOf } from './errors.ts'

/** Channels to notify after the commit, by transaction. */
const channelsOf = new WeakMap<Database, Set<string>>()

/**
 * Notifies a channel soon after the commit of a transaction that `transact` runs; otherwise with it. Commits with a notification run one after
 * another, each with its own write to the disk, so that orders of strangers would wait for each other. A process that is killed between the
 * commit and the notification notifies nobody: listeners also look by themselves.
 */
export async function notifyAfterCommit(tx: Database, channel: string): Promise<void> {
  const channels = channelsOf.get(tx)
  if (channels) channels.add(channel)
  else await tx.execute(sql`select pg_notify(${channel}, '')`)
}

/** Milliseconds from a commit to its notification: all commits in between share it. */
const NOTIFY_DELAY_MS = 50
/** Channels that will be notified. */
const awaited = new WeakMap<Database, Set<string>>()

function notifySoon(db: Database, channel: string): void {
  const channels = awaited.get(db) ?? new Set()
  awaited.set(db, channels)
  if (channels.has(channel)) return
  channels.add(channel)
  setTimeout(() => {
    channels.delete(channel)
    // The transaction is done: a notification that fails must not make it look undone.
    db.execute(sql`select pg_notify(${channel}, '')`).catch(() => undefined)
  }, NOTIFY_DELAY_MS).unref()
}

/** Notifies what is awaited: a command ends sooner than the delay. */
export async function notifyAwaited(db: Database): Promise<void> {
  const channels = [...(awaited.get(db) ?? [])]
  awaited.delete(db)
  for (const channel of channels) await db.execute(sql`select pg_notify(${channel}, '')`).catch(() => undefined)
}

/** Serialisation failure and deadlock. */
const RETRYABLE_STATES = new Set(['40001', '40P01'])
const MAX_ATTEMPTS = 6

/** Runs `work`, and again after a deadlock, a serialisation failure or what `isRetryable` names: see `transact`. */
export async function withRetries<Value>(
  work: () => Promise<Value>,
  isRetryable: (error: unknown) => boolean = () => false,
): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const mayPass = RETRYABLE_STATES.has(sqlStateOf(error) ?? '') || isRetryable(error)
      if (attempt >= MAX_ATTEMPTS || !mayPass) throw error
      await wait(5 * 2 ** attempt * (0.5 + Math.random()))
    }
  }
}

class Rollback<Value> extends Error {
  readonly value: Value
  constructor(value: Value) {
    super('rolled back')
    this.value = value
  }
}

/**
 * Runs `work` in a transaction, and again after a deadlock, a serialisation failure or what `isRetryable` names: `work` may run more than
 * once and must have no effects outside the database. A value for which `isRollback` is true is returned after a rollback.
 */
export const transact = <Value>(
  db: Database,
  work: (tx: Database) => Promise<Value>,
  isRollback: (value: Value) => boolean = () => false,
  isRetryable?: (error: unknown) => boolean,
): Promise<Value> =>
  inSpan('transaction', {}, () =>
    withRetries(async () => {
      const channels = new Set<string>()
      try {
        const done = await db.transaction(async tx => {
          channelsOf.set(tx, channels)
          const value = await work(tx)
          if (isRollback(value)) throw new Rollback(value)
          return value
        })
        for (const channel of channels) notifySoon(db, channel)
        return done
      } catch (error) {
        if (error instanceof Rollback) return error.value
        throw error
      }
    }, isRetryable),
  )
