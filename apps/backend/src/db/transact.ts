import { setTimeout as wait } from 'node:timers/promises'
import { inSpan } from '../telemetry/spans.ts'
import type { Database } from './database.ts'
import { sqlStateOf } from './errors.ts'

/** Serialisation failure and deadlock. */
const RETRYABLE_STATES = new Set(['40001', '40P01'])
const MAX_ATTEMPTS = 6

/**
 * Runs `work` in a transaction, and again after a deadlock or serialisation failure: `work` may run more than once and must
 * have no effects outside the database. A value for which `isRollback` is true is returned after a rollback.
 */
export const transact = <Value>(
  db: Database,
  work: (tx: Database) => Promise<Value>,
  isRollback: (value: Value) => boolean = () => false,
): Promise<Value> => inSpan('transaction', {}, () => runWithRetries(db, work, isRollback))

async function runWithRetries<Value>(
  db: Database,
  work: (tx: Database) => Promise<Value>,
  isRollback: (value: Value) => boolean,
): Promise<Value> {
  class Rollback extends Error {
    readonly value: Value
    constructor(value: Value) {
      super('rolled back')
      this.value = value
    }
  }
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(async tx => {
        const value = await work(tx)
        if (isRollback(value)) throw new Rollback(value)
        return value
      })
    } catch (error) {
      if (error instanceof Rollback) return error.value
      if (attempt >= MAX_ATTEMPTS || !RETRYABLE_STATES.has(sqlStateOf(error) ?? '')) throw error
      await wait(5 * 2 ** attempt * (0.5 + Math.random()))
    }
  }
}
