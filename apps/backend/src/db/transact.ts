import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from './database.ts'
import { sqlStateOf } from './trouble.ts'

/** Two transactions stood in each other's way; the loser starts over. */
const RETRIED = new Set(['40001', '40P01'])
const ATTEMPTS = 6

/**
 * Runs `work` in a transaction, again when it lost against another one. `work` may so run more than once and must do
 * nothing outside the database. A value for which `refused` holds is returned, and nothing of the transaction stays.
 */
export async function transact<Value>(
  db: Database,
  work: (tx: Database) => Promise<Value>,
  refused: (value: Value) => boolean = () => false,
): Promise<Value> {
  /** Ends a transaction without a trace and hands the value out. */
  class Undone extends Error {
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
        if (refused(value)) throw new Undone(value)
        return value
      })
    } catch (error) {
      if (error instanceof Undone) return error.value
      if (attempt >= ATTEMPTS || !RETRIED.has(sqlStateOf(error) ?? '')) throw error
      await wait(5 * 2 ** attempt * (0.5 + Math.random()))
    }
  }
}
