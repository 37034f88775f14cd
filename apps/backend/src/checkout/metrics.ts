import { orderStatuses, paymentStatuses } from '@shop/contract'
import { count } from 'drizzle-orm'
import type { OpenDatabase } from '../db/database.ts'
import { orders } from '../db/schema/index.ts'
import type { Metrics } from '../telemetry/metrics.ts'

/** Orders by status; their sum is the number of orders made. */
export function addOrderMetrics(metrics: Metrics, { shortQuery }: Pick<OpenDatabase, 'shortQuery'>): void {
  metrics.gauge({
    name: 'shop_orders',
    help: 'Orders by status; the sum is the number of orders ever made',
    labels: ['status'],
    async read() {
      const rows = await shortQuery(db =>
        db.select({ status: orders.status, count: count() }).from(orders).groupBy(orders.status),
      )
      return orderStatuses.map(status => ({
        labels: { status },
        value: rows.find(row => row.status === status)?.count ?? 0,
      }))
    },
  })
  metrics.gauge({
    name: 'shop_order_payments',
    help: 'Orders by payment status',
    labels: ['status'],
    async read() {
      const rows = await shortQuery(db =>
        db.select({ status: orders.payment_status, count: count() }).from(orders).groupBy(orders.payment_status),
      )
      return paymentStatuses.map(status => ({
        labels: { status },
        value: rows.find(row => row.status === status)?.count ?? 0,
      }))
    },
  })
}
