import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { OpenDatabase } from '../db/database.ts'
import { mails } from '../db/schema/index.ts'
import { degraded, type HealthCheck, healthy } from '../telemetry/health.ts'

/** Age of a waiting mail after which mail counts as degraded; the first retries are over by then. */
const MAX_AGE_SECONDS = 600

const Rows = z.object({ rows: z.array(z.object({ age: z.coerce.number(), works: z.boolean() })) })

/**
 * Whether mails go out: degraded when the oldest waiting one is old and none was sent since. A single recipient whose server
 * does not respond is no outage.
 */
export const mailHealth = ({ shortQuery }: Pick<OpenDatabase, 'shortQuery'>): HealthCheck => ({
  name: 'mail',
  async check() {
    const found = await shortQuery(db =>
      db.execute(sql`
        select
          extract(epoch from now() - waiting.created_at)::float as age,
          exists (select from ${mails} as sent where sent.sent_at > waiting.created_at) as works
        from ${mails} as waiting
        where waiting.sent_at is null and waiting.failed_at is null
        order by waiting.created_at limit 1`),
    )
    const [oldest] = Rows.parse(found).rows
    if (!oldest) return healthy()
    return oldest.age > MAX_AGE_SECONDS && !oldest.works
      ? degraded('mails wait and none is sent', oldest.age)
      : healthy(oldest.age)
  },
})
