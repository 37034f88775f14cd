import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { OpenDatabase } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'
import { receipts } from '../db/schema/index.ts'
import { degraded, type HealthCheck, healthy } from '../telemetry/health.ts'

/** Seconds that a receipt may wait: its first repeats are over by then. */
const MAX_WAIT_SECONDS = 1_800

const Rows = rowsOf({ wait: z.coerce.number().nullable(), failed: z.coerce.number().nullable() })

/** Whether fiscal receipts are registered: degraded while one waits for long, or was given up and not tried again. */
export const receiptHealth = ({ shortQuery }: Pick<OpenDatabase, 'shortQuery'>): HealthCheck => ({
  name: 'receipts',
  async check() {
    const found = await shortQuery(db =>
      db.execute(sql`
        select
          extract(epoch from now() - min(created_at) filter (where state = 'waiting'))::float as wait,
          extract(epoch from now() - min(created_at) filter (where state = 'failed'))::float as failed
        from ${receipts} where state <> 'registered'`),
    )
    const [row] = Rows.parse(found)
    const wait = row?.wait ?? 0
    if (row && row.failed !== null) return degraded('a fiscal receipt is not registered', row.failed)
    return wait > MAX_WAIT_SECONDS ? degraded('a fiscal receipt waits for its service', wait) : healthy()
  },
})
