import { orderStatuses, paymentStatuses } from '@shop/contract'
import { count, sql } from 'drizzle-orm'
import type { OpenDatabase } from '../db/database.ts'
import { orders } from '../db/schema/index.ts'
import type { Metrics } from '../telemetry/metrics.ts'

/** Orders by status; their sum is the number of orders made. */
export function addOrderMetrics(metrics: Metrics, { shortQuery }: Pick<OpenDatabase, 'shortQuery'>): void {
  const addGauge = (
    name: string,
    help: string,
    column: typeof orders.status | typeof orders.payment_status,
    statuses: readonly string[],
  ) =>
    metrics.gauge({
      name,
      help,
      labels: ['status'],
      async read() {
        const rows = await shortQuery(db =>
          db
            .select({ status: sql`${column}`.mapWith(String), count: count() })
            .from(orders)
            .groupBy(column),
        )
        return statuses.map(status => ({
          labels: { status },
          value: rows.find(row => row.status === status)?.count ?? 0,
        }))
      },
    })
  addGauge('shop_orders', 'Orders by status; the sum is the number of orders ever made', orders.status, orderStatuses)
  addGauge('shop_order_payments', 'Orders by payment status', orders.payment_status, paymentStatuses)
}
