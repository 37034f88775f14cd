import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { OpenDatabase } from '../db/database.ts'
import { mails } from '../db/schema/index.ts'
import type { Metrics } from '../telemetry/metrics.ts'

const Rows = z.object({
  rows: z.array(
    z.object({ waiting: z.coerce.number(), failed: z.coerce.number(), oldest: z.coerce.number().nullable() }),
  ),
})

/** Size and age of the outbox. */
export function addMailMetrics(metrics: Metrics, { shortQuery }: Pick<OpenDatabase, 'shortQuery'>): void {
  const outbox = async () => {
    const found = await shortQuery(db =>
      db.execute(sql`
        select
          count(*) filter (where failed_at is null)::int as waiting,
          count(*) filter (where failed_at is not null and data is not null)::int as failed,
          extract(epoch from now() - min(created_at) filter (where failed_at is null))::float as oldest
        from ${mails} where sent_at is null`),
    )
    return Rows.parse(found).rows[0] ?? { waiting: 0, failed: 0, oldest: null }
  }
  metrics.gauge({
    name: 'shop_outbox_mails',
    help: 'Mails that were not sent: waiting, or given up after the last attempt',
    labels: ['state'],
    async read() {
      const { waiting, failed } = await outbox()
      return [
        { labels: { state: 'waiting' }, value: waiting },
        { labels: { state: 'failed' }, value: failed },
      ]
    },
  })
  metrics.gauge({
    name: 'shop_outbox_oldest_seconds',
    help: 'Age of the oldest waiting mail; 0 when none waits',
    labels: [],
    read: async () => [{ labels: {}, value: (await outbox()).oldest ?? 0 }],
  })
}
