import { type DatabasePlace, openDatabase } from '../db/open.ts'

/** Runs a statement; `values` stand for `$1`, `$2`. */
export type RunSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>

/** Opens the database of a shop, an embedded one while no process has it open, and closes it after use. */
export async function withSql<Value>(place: DatabasePlace, use: (run: RunSql) => Promise<Value>): Promise<Value> {
  const { executeSql, close } = await openDatabase(place)
  try {
    return await use(executeSql)
  } finally {
    await close()
  }
}
