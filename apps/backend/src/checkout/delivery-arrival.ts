import { deliveryArrival } from '@shop/contract'
import { and, gt, inArray } from 'drizzle-orm'
import { shownPrice } from '../catalogue/shown-price.ts'
import { products } from '../db/schema/index.ts'
import { findSettlement } from '../delivery/directory.ts'
import { emptyParcel, largestParcel, packaging, packParcel } from '../delivery/parcel.ts'
import { invalid, ok } from '../wire/call-result.ts'
import { defineHandler } from '../wire/handler.ts'
import type { CheckoutContext } from './services.ts'
import { fastestDaysTo } from './shipping-methods.ts'

/** The days of a list of products. What is sold out has none. */
export const answerDeliveryArrival = defineHandler(
  deliveryArrival,
  async ({ ids, city_ref }, context: CheckoutContext) => {
    const settlement = await findSettlement(context, city_ref)
    if (!settlement) return invalid({ city_ref: { rule: 'city' } })
    const rows = await context.db
      .select({
        id: products.id,
        price: shownPrice,
        ...packaging,
      })
      .from(products)
      .where(and(inArray(products.id, ids), gt(products.left, 0)))
    const parcels = rows.map(({ id, ...piece }) => ({ id, parcel: packParcel([{ count: 1, ...piece }]) }))
    // Nearly always all of a list arrive on the same days, so that one parcel as large as any of them stands for all.
    const [earliest, latest] = await Promise.all([
      fastestDaysTo(settlement, emptyParcel, context),
      fastestDaysTo(settlement, largestParcel(parcels.map(({ parcel }) => parcel)), context),
    ])
    const arrivals = await Promise.all(
      parcels.map(async ({ id, parcel }) => ({
        product_id: id,
        days: earliest === latest ? earliest : await fastestDaysTo(settlement, parcel, context),
      })),
    )
    return ok(arrivals.flatMap(({ product_id, days }) => (days === null ? [] : { product_id, days })))
  },
)
