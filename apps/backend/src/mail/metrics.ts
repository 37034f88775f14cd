import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { OpenDatabase } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'
import { type Channel, mails } from '../db/schema/index.ts'
import type { Metrics } from '../telemetry/metrics.ts'

const channels: readonly Channel[] = ['mail', 'phone']

const Rows = rowsOf({
  channel: z.string(),
  waiting: z.coerce.number(),
  failed: z.coerce.number(),
  oldest: z.coerce.number().nullable(),
})

/** Size and age of the outbox. */
export function addMailMetrics(metrics: Metrics, { shortQuery }: Pick<OpenDatabase, 'shortQuery'>): void {
  const outbox = async () => {
    const found = await shortQuery(db =>
      db.execute(sql`
        select
          channel,
          count(*) filter (where failed_at is null)::int as waiting,
          count(*) filter (where failed_at is not null and data is not null)::int as failed,
          extract(epoch from now() - min(created_at) filter (where failed_at is null))::float as oldest
        from ${mails} where sent_at is null group by channel`),
    )
    const rows = Rows.parse(found)
    return channels.map(
      channel => rows.find(row => row.channel === channel) ?? { channel, waiting: 0, failed: 0, oldest: null },
    )
  }
  metrics.gauge({
    name: 'shop_outbox_mails',
    help: 'Mails and messages to phones that were not sent: waiting, or given up after the last attempt',
    labels: ['state', 'channel'],
    read: async () =>
      (await outbox()).flatMap(({ channel, waiting, failed }) => [
        { labels: { state: 'waiting', channel }, value: waiting },
        { labels: { state: 'failed', channel }, value: failed },
      ]),
  })
  metrics.gauge({
    name: 'shop_outbox_oldest_seconds',
    help: 'Age of the oldest waiting one; 0 when none waits. Messages to phones wait at night',
    labels: ['channel'],
    read: async () => (await outbox()).map(({ channel, oldest }) => ({ labels: { channel }, value: oldest ?? 0 })),
  })
}
