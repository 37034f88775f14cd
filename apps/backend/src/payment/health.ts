import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { OpenDatabase } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'
import { payments, refunds } from '../db/schema/index.ts'
import { degraded, type HealthCheck, healthy } from '../telemetry/health.ts'

/** Seconds that a provider may leave a question about a payment unanswered. */
const MAX_SILENCE_SECONDS = 300
/** Seconds that a refund may wait: its first repeats are over by then. */
const MAX_REFUND_SECONDS = 1_800

const Rows = rowsOf({ silence: z.coerce.number().nullable(), refund: z.coerce.number().nullable() })

/** Whether payment providers answer: degraded when one leaves questions about payments, or refunds, unanswered. */
export const paymentHealth = ({ shortQuery }: Pick<OpenDatabase, 'shortQuery'>): HealthCheck => ({
  name: 'payment',
  async check() {
    const found = await shortQuery(db =>
      db.execute(sql`
        select
          (select extract(epoch from now() - min(unanswered_since))::float from ${payments}
            where state in ('created', 'processing') or to_capture) as silence,
          (select extract(epoch from now() - min(created_at))::float from ${refunds}
            where state = 'requested') as refund`),
    )
    const [row] = Rows.parse(found)
    const [silence, refund] = [row?.silence ?? 0, row?.refund ?? 0]
    if (silence > MAX_SILENCE_SECONDS) return degraded('a payment provider does not answer', silence)
    return refund > MAX_REFUND_SECONDS ? degraded('a refund waits for its provider', refund) : healthy()
  },
})
