import { count } from 'drizzle-orm'
import type { OpenDatabase } from '../db/database.ts'
import { receipts } from '../db/schema/index.ts'
import type { Metrics } from '../telemetry/metrics.ts'

/** Fiscal receipts. */
export function addReceiptMetrics(metrics: Metrics, { shortQuery }: Pick<OpenDatabase, 'shortQuery'>): void {
  metrics.gauge({
    name: 'shop_receipts',
    help: 'Fiscal receipts by state: waiting, registered, failed',
    labels: ['state'],
    async read() {
      const rows = await shortQuery(db =>
        db.select({ state: receipts.state, count: count() }).from(receipts).groupBy(receipts.state),
      )
      return rows.map(({ count: value, ...labels }) => ({ labels, value }))
    },
  })
}
