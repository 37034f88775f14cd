import { eq, sql } from 'drizzle-orm'
import { demoPoints, demoSettlements } from '../adapters/carrier/demo-directory/records.ts'
import type { Database } from '../db/database.ts'
import { milestones } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { writePoints, writeSettlements } from '../delivery/write-directory.ts'

const MILESTONE = 'demo directory'
const VERSION = '1'

/** Writes the demo directory of settlements and points to a database that does not have it. Returns whether it did. */
export async function seedDemoDirectory(db: Database): Promise<boolean> {
  const isDone = async (on: Database) =>
    (await on.select().from(milestones).where(eq(milestones.name, MILESTONE))).length > 0
  if (await isDone(db)) return false
  return transact(db, async tx => {
    // Processes that start at the same time wait here until the first has committed.
    await tx.execute(sql`lock table ${milestones} in exclusive mode`)
    if (await isDone(tx)) return false
    const options = { directory: 'demo', seenAt: new Date() } as const
    const points = demoPoints()
    await writeSettlements(tx, demoSettlements(), options)
    // One statement can name 65,535 rows.
    for (let from = 0; from < points.length; from += 5_000)
      await writePoints(tx, points.slice(from, from + 5_000), options)
    await tx.execute(sql`analyze carrier_settlements, carrier_settlement_names, carrier_points`)
    await tx.insert(milestones).values({ name: MILESTONE, value: VERSION })
    return true
  })
}
