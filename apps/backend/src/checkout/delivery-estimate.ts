import { deliveryEstimate } from '@shop/contract'
import { eq } from 'drizzle-orm'
import { products } from '../db/schema/index.ts'
import { findSettlement } from '../delivery/directory.ts'
import { packParcel } from '../delivery/parcel.ts'
import { invalid, notFound, ok } from '../wire/call-result.ts'
import { defineHandler } from '../wire/handler.ts'
import { checkoutOptionsTo } from './shipping-methods.ts'

export const answerDeliveryEstimate = defineHandler(
  deliveryEstimate,
  async ({ lang, product_id, city_ref }, context) => {
    const [product] = await context.db
      .select({
        price: products.price,
        weight: products.weight,
        length: products.package_length,
        width: products.package_width,
        height: products.package_height,
      })
      .from(products)
      .where(eq(products.id, product_id))
    if (!product) return notFound()
    if (!(await findSettlement(context, city_ref))) return invalid({ city_ref: { rule: 'city' } })
    const { price, weight, length, width, height } = product
    const parcel = packParcel([{ count: 1, weight, sides: [length, width, height], price }])
    const { deliveries } = await checkoutOptionsTo(lang, city_ref, parcel, context)
    return ok({ deliveries })
  },
)
