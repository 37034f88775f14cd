import { eq } from 'drizzle-orm'
import type { OpenDatabase } from '../db/database.ts'
import { carrier_refreshes } from '../db/schema/index.ts'
import { degraded, type HealthCheck, healthy } from '../telemetry/health.ts'
import type { Carrier } from './carrier.ts'
import type { DeliveryPrices } from './prices.ts'

/** The directory is refreshed daily; two refreshes may fail. */
const MAX_AGE_SECONDS = 3 * 86_400

/** Whether the directory of the carrier is recent and the carrier answers. The demo directory is never degraded. */
export const carrierHealth = (
  { shortQuery }: Pick<OpenDatabase, 'shortQuery'>,
  { carrier, deliveryPrices }: { carrier: Carrier; deliveryPrices: DeliveryPrices },
): HealthCheck => ({
  name: 'carrier',
  async check() {
    if (!carrier.source) return healthy()
    const [row] = await shortQuery(db =>
      db
        .select({ completedAt: carrier_refreshes.completed_at })
        .from(carrier_refreshes)
        .where(eq(carrier_refreshes.directory, carrier.directory)),
    )
    if (!row?.completedAt) return degraded('the directory was never filled')
    const age = (Date.now() - row.completedAt.getTime()) / 1_000
    if (age > MAX_AGE_SECONDS) return degraded('the directory is old', age)
    return deliveryPrices.isPaused() ? degraded('the carrier gives no prices', age) : healthy(age)
  },
})
