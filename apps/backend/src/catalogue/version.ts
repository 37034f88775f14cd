import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/database.ts'

/** The state of everything that browse pages show, as a number that rises: pages cached under another one are old. */
export interface CatalogueVersion {
  /** At most a second old; a change made by this process is seen at once. */
  current(): Promise<string>
  /** Says that something shown has changed. To be called after the transaction that changed it. */
  bump(): Promise<void>
}

const FRESH = 1_000

const Rows = z.object({ rows: z.array(z.object({ version: z.string() })) })

export function createCatalogueVersion(db: Database, now: () => number = () => performance.now()): CatalogueVersion {
  let known: { version: string; at: number } | null = null
  let asking: Promise<string> | null = null

  async function ask(): Promise<string> {
    const answer = Rows.parse(
      await db.execute(
        sql`select (last_value - case when is_called then 0 else 1 end)::text as version from catalogue_version`,
      ),
    )
    const version = answer.rows[0]?.version ?? '0'
    known = { version, at: now() }
    return version
  }

  return {
    current() {
      if (known && now() - known.at < FRESH) return Promise.resolve(known.version)
      asking ??= ask().finally(() => {
        asking = null
      })
      return asking
    },
    async bump() {
      await db.execute(sql`select nextval('catalogue_version')`)
      known = null
    },
  }
}
