import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'

/** Schema of pg-boss, which creates it when the first process with jobs starts. */
export const SCHEMA = 'pgboss'
export const JOBS_SCHEMA = sql.identifier(SCHEMA)

const Rows = rowsOf({ installed: z.boolean() })

/** Whether a process with jobs has ever run on this database. */
export async function isSchedulerInstalled(db: Database): Promise<boolean> {
  const found = await db.execute(sql`select to_regclass(${`${SCHEMA}.job`}) is not null as installed`)
  return Rows.parse(found)[0]?.installed ?? false
}
