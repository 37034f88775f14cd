import { count } from 'drizzle-orm'
import type { OpenDatabase } from '../db/database.ts'
import { payments, refunds } from '../db/schema/index.ts'
import type { Metrics } from '../telemetry/metrics.ts'

/** Attempts to pay online and refunds. */
export function addPaymentMetrics(metrics: Metrics, { shortQuery }: Pick<OpenDatabase, 'shortQuery'>): void {
  metrics.gauge({
    name: 'shop_payment_attempts',
    help: 'Attempts to pay online by provider and state',
    labels: ['provider', 'state'],
    async read() {
      const rows = await shortQuery(db =>
        db
          .select({ provider: payments.provider, state: payments.state, count: count() })
          .from(payments)
          .groupBy(payments.provider, payments.state),
      )
      return rows.map(({ count: value, ...labels }) => ({ labels, value }))
    },
  })
  metrics.gauge({
    name: 'shop_refunds',
    help: 'Refunds by state: requested, done, failed',
    labels: ['state'],
    async read() {
      const rows = await shortQuery(db =>
        db.select({ state: refunds.state, count: count() }).from(refunds).groupBy(refunds.state),
      )
      return rows.map(({ count: value, ...labels }) => ({ labels, value }))
    },
  })
}
