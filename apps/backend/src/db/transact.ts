import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from './database.ts'
import { sqlStateOf } from './errors.ts'

/** Two transactions stood in each other's way; the loser starts over. */
const RETRYABLE_STATES = new Set(['40001', '40P01'])
const MAX_ATTEMPTS = 6

/**
 * Runs `work` in a transaction, again when it lost against another one. `work` may so run more than once and must do
 * nothing outside the database. A value for which `refused` holds is returned, and nothing of the transaction stays.
 */
export async function transact<Value>(
  db: Database,
  work: (tx: Database) => Promise<Value>,
  isRollback: (value: Value) => boolean = () => false,
): Promise<Value> {
  /** Ends a transaction without a trace and hands the value out. */
  class Rollback extends Error {
    readonly value: Value
    constructor(value: Value) {
      super('undone')
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
