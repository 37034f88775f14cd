import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { OpenDatabase } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'
import { type Channel, mails } from '../db/schema/index.ts'
import { degraded, type HealthCheck, healthy } from '../telemetry/health.ts'
import { phonesOpenSince } from './quiet-hours.ts'

/** Age of a waiting mail after which mail counts as degraded; the first retries are over by then. */
const MAX_AGE_SECONDS = 600

const Rows = rowsOf({ age: z.coerce.number(), works: z.boolean() })

interface OutboxCheck {
  name: string
  channel: Channel
  reason: string
  /** Since when the channel may be used without a break; null: it may not be now. */
  openSince: () => Date | null
}

/**
 * Whether messages go out: degraded when the oldest waiting one is old and none was sent since. A single recipient whose server
 * does not respond is no outage.
 */
const outboxHealth = (
  { shortQuery }: Pick<OpenDatabase, 'shortQuery'>,
  { name, channel, reason, openSince }: OutboxCheck,
): HealthCheck => ({
  name,
  async check() {
    const since = openSince()
    if (since === null) return healthy()
    const found = await shortQuery(db =>
      db.execute(sql`
        select
          extract(epoch from now() - greatest(waiting.created_at, ${since.toISOString()}::timestamptz))::float as age,
          exists (
            select from ${mails} as sent where sent.channel = ${channel} and sent.sent_at > waiting.created_at
          ) as works
        from ${mails} as waiting
        where waiting.channel = ${channel} and waiting.sent_at is null and waiting.failed_at is null
        order by waiting.created_at limit 1`),
    )
    const [oldest] = Rows.parse(found)
    if (!oldest) return healthy()
    return oldest.age > MAX_AGE_SECONDS && !oldest.works ? degraded(reason, oldest.age) : healthy(oldest.age)
  },
})

const ALWAYS = new Date(0)

export const mailHealth = (opened: Pick<OpenDatabase, 'shortQuery'>): HealthCheck =>
  outboxHealth(opened, {
    name: 'mail',
    channel: 'mail',
    reason: 'mails wait and none is sent',
    openSince: () => ALWAYS,
  })

export const phoneHealth = (opened: Pick<OpenDatabase, 'shortQuery'>, clock: () => Date): HealthCheck =>
  outboxHealth(opened, {
    name: 'phones',
    channel: 'phone',
    reason: 'messages to phones wait and none is sent',
    openSince: () => phonesOpenSince(clock()),
  })
