import {
  checkoutCancel,
  checkoutDelivery,
  checkoutOptions,
  checkoutOrder,
  checkoutPay,
  checkoutSubmit,
  deliveryEstimate,
} from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { eq } from 'drizzle-orm'
import { findCart, resolveCoupon } from '../cart/carts.ts'
import { findDetailedLines } from '../cart/lines.ts'
import { computeTotals, withMoney } from '../cart/to-cart.ts'
import { shownPrice } from '../catalogue/shown-price.ts'
import { products } from '../db/schema/index.ts'
import { findSettlement } from '../delivery/directory.ts'
import { fillPoints } from '../delivery/first-fill.ts'
import { loadParcel, packaging, packParcel } from '../delivery/parcel.ts'
import { findOrder } from '../orders/find-order.ts'
import { askAboutOrder } from '../payment/ask-provider.ts'
import { invalid, notFound, ok } from '../wire/call-result.ts'
import { defineHandler } from '../wire/handler.ts'
import { cancelOrder } from './cancel.ts'
import { changeDelivery } from './change-delivery.ts'
import { answerDeliveryArrival } from './delivery-arrival.ts'
import { orderLookup } from './order-code.ts'
import { toOrder } from './orders.ts'
import { payOrder } from './pay-order.ts'
import type { CheckoutContext } from './services.ts'
import { shippingMethodsTo, toPayment } from './shipping-methods.ts'
import { submitOrder } from './submit.ts'

/** What a cart costs with its coupon, in kopiykas, and whether that makes the shop pay the carrier. */
async function priceOfCart(
  cart_id: string,
  goods: number,
  coupon: string | undefined,
  lang: Locale,
  context: CheckoutContext,
): Promise<{ total: number; isFree: boolean }> {
  const cart = coupon === undefined ? null : await findCart(context.db, cart_id)
  const entered = cart && (await resolveCoupon(cart, coupon, context))
  if (!cart || !entered) return { total: goods, isFree: false }
  const sums = computeTotals(await findDetailedLines(context.db, cart.id, lang), entered, context.clock())
  return { total: sums.total, isFree: sums.coupon?.isFreeDelivery ?? false }
}

export const checkout = [
  defineHandler(deliveryEstimate, async ({ lang, product_id, city_ref }, context: CheckoutContext) => {
    const [product] = await context.db
      .select({
        price: shownPrice,
        ...packaging,
      })
      .from(products)
      .where(eq(products.id, product_id))
    if (!product) return notFound()
    const settlement = await findSettlement(context, city_ref)
    if (!settlement) return invalid({ city_ref: { rule: 'city' } })
    const parcel = packParcel([{ count: 1, ...product }])
    const { deliveries } = await shippingMethodsTo(lang, settlement, parcel, { total: null, isFree: false }, context)
    return ok({ deliveries })
  }),
  answerDeliveryArrival,
  defineHandler(checkoutOptions, async ({ lang, cart_id, city_ref, coupon }, context: CheckoutContext) => {
    const settlement = city_ref === undefined ? null : await findSettlement(context, city_ref)
    if (city_ref !== undefined && !settlement) return invalid({ city_ref: { rule: 'city' } })
    // Which methods are offered depends on the points of the city.
    if (settlement) await fillPoints(context, settlement.ref)
    const parcel = await loadParcel(context.db, cart_id)
    const price = await priceOfCart(cart_id, parcel.declared, coupon, lang, context)
    const { deliveries, payments } = await shippingMethodsTo(lang, settlement, parcel, price, context)
    const { money } = await withMoney(lang, context)
    return ok({ deliveries, payments: payments.map(method => toPayment(method, price.total, lang, money)) })
  }),
  defineHandler(checkoutSubmit, submitOrder),
  defineHandler(checkoutOrder, async (body, context: CheckoutContext) => {
    const found = await findOrder(context.db, body, context)
    // The shopper may have come back before the provider has said the outcome.
    const isAsked = found?.pay_by && (await askAboutOrder(context.db, found.id, context)).includes('applied')
    const order = isAsked ? await findOrder(context.db, body, context) : found
    return order ? ok(await toOrder(context.db, order, body.lang, context)) : notFound()
  }),
  ...orderLookup,
  defineHandler(checkoutPay, payOrder),
  defineHandler(checkoutCancel, cancelOrder),
  defineHandler(checkoutDelivery, changeDelivery),
]
